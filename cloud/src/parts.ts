import { accountsPart } from './accounts/accounts-part.js'
import { analyticsApi } from './analytics/analytics-api.js'
import { blockchainApi } from './blockchain-api/blockchain-api.js'
import type { MakePart } from './part.js'
import { walletApi } from './wallet-api/wallet-api.js'

/** The services that every cloud has. */
export const parts: readonly MakePart[] = [walletApi, blockchainApi, accountsPart, analyticsApi]
