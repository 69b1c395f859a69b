import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { send } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.send', () => ({ entry, manifest: send() }))
