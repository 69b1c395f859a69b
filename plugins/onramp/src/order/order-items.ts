import { type StoredItem, isCaipAddress, storedItem } from '@billfold/kernel'
import { tabLockRules } from '@billfold/kernel/data'
import { objectOf } from '@billfold/kernel/validation'
import { array, custom, maxLength, number, pipe, string } from 'valibot'
import type { OpenOrder } from '../contract.js'
import { limits } from '../limits.js'

const account = custom<OpenOrder['account']>((value) => typeof value === 'string' && isCaipAddress(value))
const text = pipe(string(), maxLength(256))

const order = objectOf({
  ...{ at: number(), account, provider: text, symbol: text, contract: text, amount: text, currency: text },
  ...{ expected: text, held: text, url: pipe(string(), maxLength(4_096)), orderId: text },
})

/** The orders whose pages were opened, in whichever tab, until it is known what became of them. */
export const openOrdersItem: StoredItem<'onramp.open'> = storedItem('onramp.open', pipe(array(order), maxLength(limits.openMost)))

/** The lock of the tab that places an order: one press is one order, in however many tabs it was seen. */
export const orderLockItem: StoredItem<'onramp.lock'> = { key: 'onramp.lock', ...tabLockRules }
