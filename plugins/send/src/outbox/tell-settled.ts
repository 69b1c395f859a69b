import { type EventBus, type Toasts, parseCaipAddress } from '@billfold/kernel'
import type { SentTransfer } from '../contract.js'
import { en } from '../messages/en.js'

export interface TellSettledNeeds {
  readonly events: Pick<EventBus, 'publish'>
  readonly toasts: Pick<Toasts, 'show'>
}

const words = { confirmed: ['success', 'confirmedToast'], failed: ['error', 'failedToast'] } as const

/** Says what became of a transfer: to whoever listens, and to the visitor in one line. */
export function tellSettled({ events, toasts }: TellSettledNeeds, { account, hash, status }: SentTransfer): void {
  events.publish('send:settled', { account, hash, status })
  events.publish('balance:changed', { namespace: parseCaipAddress(account).namespace })
  if (status !== 'confirmed' && status !== 'failed') return
  const [variant, key] = words[status]
  toasts.show({ variant, message: en[key], words: { set: 'send', key } })
}

/** Says that a transfer waits again which stood in a block. */
export function tellReorganised({ events, toasts }: TellSettledNeeds, { account, hash }: SentTransfer): void {
  events.publish('send:reorganised', { account, hash })
  events.publish('balance:changed', { namespace: parseCaipAddress(account).namespace })
  toasts.show({ variant: 'error', message: en.reorganisedToast, words: { set: 'send', key: 'reorganisedToast' } })
}
