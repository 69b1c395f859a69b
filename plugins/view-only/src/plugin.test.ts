import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { viewOnly } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('connector.view-only', () => ({ entry, manifest: viewOnly() }))
