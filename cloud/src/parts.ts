import { accountsPart } from './accounts/accounts-part.js'
import { analyticsApi } from './analytics/analytics-api.js'
import { blockchainApi } from './blockchain-api/blockchain-api.js'
import { exchangeApi } from './exchange/exchange-api.js'
import { namesPart } from './names/names-part.js'
import { onrampPart } from './onramp/onramp-part.js'
import type { MakePart } from './part.js'
import { hostedSignInPart } from './hosted-sign-in/hosted-sign-in-part.js'
import { walletApi } from './wallet-api/wallet-api.js'

/** The services that every cloud has. */
export const parts: readonly MakePart[] = [
  walletApi,
  blockchainApi,
  exchangeApi,
  accountsPart,
  hostedSignInPart,
  analyticsApi,
  namesPart,
  onrampPart,
]
