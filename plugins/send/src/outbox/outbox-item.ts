import { type StoredItem, isCaipAddress, storedItem } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, boolean, custom, maxLength, number, optional, picklist, pipe, regex, string } from 'valibot'
import type { SentTransfer } from '../contract.js'
import { limits } from '../limits.js'

const text = pipe(string(), maxLength(limits.textLength))
const account = custom<SentTransfer['account']>((value) => typeof value === 'string' && isCaipAddress(value))

const transfer: GenericSchema<unknown, SentTransfer> = objectOf({
  ...{ id: text, at: number(), account, to: text, name: optional(text), tokenAddress: optional(text) },
  ...{ symbol: text, decimals: number(), amount: pipe(text, regex(/^\d+$/)), memo: optional(text) },
  status: picklist(['asked', 'unknown', 'pending', 'sent', 'confirmed', 'failed', 'replaced']),
  ...{ hash: optional(text), block: optional(text), mark: optional(text), reorgs: optional(number()) },
})

/** Transfers that wallets were asked for, and their schema. The kernel drops a stored value of any other shape. */
export const outboxItem: StoredItem<'send.outbox'> = storedItem('send.outbox', pipe(array(transfer), maxLength(limits.outbox)))

/** There while a transfer is not over. */
export const openItem: StoredItem<'send.open'> = storedItem('send.open', boolean())
