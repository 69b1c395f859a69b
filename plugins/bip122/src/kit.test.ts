import { describeChainAdapter, describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { bitcoinAdapter, bitcoinFamily, listedWallet, windowWallet } from '../testing/kit-setups.js'

describeChainAdapter('chain.bip122', bitcoinAdapter)
describeConnector('a listed wallet of chain.bip122', listedWallet)
describeHostileInput('hostile input to chain.bip122 from a listed wallet', listedWallet)
describeConnector('a window wallet of chain.bip122', windowWallet)
describeHostileInput('hostile input to chain.bip122 from a window wallet', windowWallet)
describeFamily('the family of chain.bip122', bitcoinFamily)
