import type { StoredItem } from '../../core/storage/stored-item.js'
import { type WalletItemKey, describeItems, walletItems } from '../../wallets/state/stored-items.js'
import { keptAccount } from './kept-account.js'
import { recentWallets } from './recent.js'

/** The items that the kernel itself keeps. */
export type KernelItemKey = WalletItemKey | 'recent-wallets' | 'cache.account'

/** Every item of the kernel with its shape. A stored value of any other shape is dropped, alone. */
export const storedItems: { readonly [K in KernelItemKey]: StoredItem<K> } = {
  ...walletItems,
  ...describeItems({
    'recent-wallets': recentWallets,
    'cache.account': keptAccount,
  }),
}
