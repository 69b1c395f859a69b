import { describeConnector, describeFamily, describeHostileInput } from '@billfold/test/suites'
import { registeredWallet, solanaFamily } from '../testing/kit-setups.js'

describeConnector('a wallet of chain.solana', registeredWallet)
describeHostileInput('hostile input to chain.solana', registeredWallet)
describeFamily('the family of chain.solana', solanaFamily)
