import { describeChainAdapter, describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { registeredWallet, stacksAdapter, stacksFamily } from '../testing/kit-setups.js'

describeChainAdapter('chain.stacks', stacksAdapter)
describeConnector('a wallet of chain.stacks', registeredWallet)
describeConnector('a wallet of chain.stacks that is asked for permission first', () => registeredWallet({ kind: 'xverse' }))
describeHostileInput('hostile input to chain.stacks', registeredWallet)
describeFamily('the family of chain.stacks', stacksFamily)
