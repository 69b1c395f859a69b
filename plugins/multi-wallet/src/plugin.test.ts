import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { multiWallet } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.multi-wallet', () => ({ entry, manifest: multiWallet(), options: { features: { multiWallet: true } } }))
