import { describeConnector } from '@billfold/test/suites'
import { vi } from 'vitest'

import { pairedWallet } from '../testing/kit-setup.js'

// A relay and two SDKs run in real time, on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 30_000 })

describeConnector('connector.walletconnect on solana', () => pairedWallet('solana'))
