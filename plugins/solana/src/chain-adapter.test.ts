import { describeChainAdapter } from '@billfold/test/suites'
import { solanaAdapter } from '../testing/kit-setups.js'

describeChainAdapter('chain.solana', solanaAdapter)
