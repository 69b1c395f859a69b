import { fileURLToPath } from 'node:url'
import { describeFeature } from '@billfold/test/suites'
import { portfolio } from './manifest.js'

const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeFeature('feature.portfolio', () => ({ entry, manifest: portfolio() }))
describeFeature('feature.portfolio without collectibles', () => ({ entry, manifest: portfolio({ nfts: false }) }))
