import { type StoredItem, storedItem } from '@billfold/kernel'
import { array, record, string } from 'valibot'

/** Watched addresses by family. */
export const addressesItem: StoredItem<'view-only.addresses'> = storedItem('view-only.addresses', record(string(), array(string())))
