import { describeConnector } from '@billfold/test/suites'

import { pairedWallet } from '../testing/kit-setup.js'

describeConnector('connector.walletconnect on solana', () => pairedWallet('solana'))
