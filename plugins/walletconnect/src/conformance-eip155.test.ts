import { describeConnector } from '@billfold/test/suites'

import { pairedWallet } from '../testing/kit-setup.js'

describeConnector('connector.walletconnect on eip155', () => pairedWallet('eip155'))
