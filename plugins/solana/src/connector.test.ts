import { describeConnector, describeHostileInput } from '@billfold/test/suites'
import { registeredWallet } from '../testing/kit-setups.js'

describeConnector('a wallet of chain.solana', registeredWallet)
describeHostileInput('hostile input to chain.solana', registeredWallet)
