import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'

import { devtools } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.devtools', () => ({ entry, manifest: devtools() }))
