import { describeFeature } from '@billfold/test/suites'
import { wallets } from './manifest.js'

describeFeature('feature.wallets', () => ({ manifest: wallets() }))
