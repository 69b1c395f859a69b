import { describeConnector } from '@billfold/test/suites'
import { registeredWallet } from '../testing/kit-setups.js'

describeConnector('a wallet of chain.solana', registeredWallet)
