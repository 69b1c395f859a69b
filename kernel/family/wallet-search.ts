import type { WalletKnowledge } from './browser-wallets.js'
import type { WalletFinder } from './wallet-finder.js'

/** How the wallets of a family are found in a page, and told apart: all that is needed to list them. */
export interface WalletSearch extends WalletKnowledge {
  readonly finders: readonly WalletFinder[]
}
