import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { names } from './manifest.js'

describeFeature('feature.names', () => ({ entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)), manifest: names() }))
