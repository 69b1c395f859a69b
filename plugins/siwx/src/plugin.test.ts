import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { siwx } from './manifest.js'

describeFeature('feature.siwx', () => ({ entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)), manifest: siwx() }))
