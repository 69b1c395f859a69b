import type { WalletKnowledge } from './browser-wallets.js'
import type { Family } from './define-family.js'

/** How the wallets of a family are found in a page, and told apart: all that is needed to list them. */
export type WalletSearch = WalletKnowledge & Pick<Family, 'finders'>
