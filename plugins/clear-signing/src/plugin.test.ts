import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { clearSigning } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.clear-signing', () => ({ entry, manifest: clearSigning() }))
