import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { activity } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.activity', () => ({ entry, manifest: activity() }))
