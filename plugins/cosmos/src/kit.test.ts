import { describeChainAdapter, describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { cosmosAdapter, cosmosFamily, walletAtKeplr } from '../testing/kit-setups.js'

describeChainAdapter('chain.cosmos', cosmosAdapter)
describeConnector('a wallet of chain.cosmos', walletAtKeplr)
describeHostileInput('hostile input to chain.cosmos', walletAtKeplr)
describeFamily('the family of chain.cosmos', cosmosFamily)
