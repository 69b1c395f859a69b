import { type StoredItem, isCaipAddress, storedItem } from '@billfold/kernel'
import { tabLockRules } from '@billfold/kernel/data'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, check, custom, maxLength, number, optional, picklist, pipe, regex, string } from 'valibot'
import { assetShape } from '../assets/asset-shape.js'
import type { ExchangeOrder } from '../contract.js'
import { limits } from '../limits.js'
import { isSafePage } from '../service/answers.js'

const text = pipe(string(), maxLength(limits.textLength))
const units = pipe(text, regex(/^\d{1,78}$/))
const account = custom<ExchangeOrder['recipient']>((value) => typeof value === 'string' && isCaipAddress(value))

const order: GenericSchema<unknown, ExchangeOrder> = objectOf({
  ...{ id: text, at: number(), exchange: objectOf({ id: text, name: text }) },
  asset: assetShape,
  ...{ amount: pipe(text, regex(/^\d{1,30}(\.\d{1,30})?$/)), recipient: account },
  ...{ payer: optional(account), mark: optional(text) },
  status: picklist(['open', 'paid', 'sent', 'failed']),
  sessionId: optional(text),
  // Another page of this origin may have written it.
  url: optional(pipe(string(), maxLength(limits.urlLength), check(isSafePage))),
  ...{ txHash: optional(text), heldBefore: optional(units), received: optional(units) },
})

const orders = pipe(array(order), maxLength(limits.keptMost))

/** The deposits of all tabs, until somebody has seen how they ended. */
export const depositItem: StoredItem<'exchange.deposit'> = { ...storedItem('exchange.deposit', orders), lifetime: limits.kept }

/** The payments to the app, the same way. */
export const paymentItem: StoredItem<'exchange.payment'> = { ...storedItem('exchange.payment', orders), lifetime: limits.kept }

/** The lock of the tab that places an order: one press is one order, in however many tabs it was seen. */
export const orderLockItem: StoredItem<'exchange.lock'> = { key: 'exchange.lock', ...tabLockRules }
