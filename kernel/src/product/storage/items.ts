import { fitting, matching, record, rowsOf } from '../../core/parse.js'
import type { StoredItem } from '../../core/storage/stored-item.js'
import { isEmail } from '../../core/validation/email.js'
import { type WalletItemKey, describeItems, walletItems } from '../../wallets/state/stored-items.js'
import { recentLimits } from './recent.js'

/** The items that the kernel itself keeps. */
export type KernelItemKey = WalletItemKey | 'recent-wallets' | 'recent-emails' | 'auth-token' | 'nonce-token'

const text = matching(/^[^]{1,256}$/)
const token = matching(/^[^]{1,8192}$/)

/** Every item of the kernel with its shape. A stored value of any other shape is dropped, alone. */
export const storedItems: { readonly [K in KernelItemKey]: StoredItem<K> } = {
  ...walletItems,
  ...describeItems({
    'recent-wallets': rowsOf(record({ id: text }, { rdns: text }), recentLimits.wallets),
    'recent-emails': rowsOf(fitting(isEmail), recentLimits.emails),
    'auth-token': token,
    'nonce-token': token,
  }),
}
