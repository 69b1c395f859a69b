import { describeFeature } from '@billfold/test/suites'
import { portfolio } from './manifest.js'

describeFeature('feature.portfolio', () => ({ manifest: portfolio() }))
describeFeature('feature.portfolio without collectibles', () => ({ manifest: portfolio({ nfts: false }) }))
