import type { Key } from '@billfold/kernel'
import type { WalletListStore } from './wallet-list-store.js'

/** The store of the list, for this plugin itself. */
export const storeKey = 'wallets.store' as Key<WalletListStore>
