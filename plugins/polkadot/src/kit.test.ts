import { describeChainAdapter, describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { injectedExtension, polkadotAdapter, polkadotFamily } from '../testing/kit-setups.js'

describeChainAdapter('chain.polkadot', polkadotAdapter)
describeConnector('an extension of chain.polkadot', injectedExtension)
describeHostileInput('hostile input to chain.polkadot', injectedExtension)
describeFamily('the family of chain.polkadot', polkadotFamily)
