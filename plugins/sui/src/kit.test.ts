import { describeChainAdapter, describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { registeredWallet, suiAdapter, suiFamily } from '../testing/kit-setups.js'

describeChainAdapter('chain.sui', suiAdapter)
describeConnector('a wallet of chain.sui', registeredWallet)
describeHostileInput('hostile input to chain.sui', registeredWallet)
describeFamily('the family of chain.sui', suiFamily)
