import { type StoredItem, storedItem } from '@billfold/kernel'
import { array, record, string } from 'valibot'

/** Names that the visitor gave to wallets. */
export const labelsItem: StoredItem<'multi-wallet.labels'> = storedItem('multi-wallet.labels', record(string(), string()))

/** The order that the visitor chose. */
export const orderItem: StoredItem<'multi-wallet.order'> = storedItem('multi-wallet.order', array(string()))
