import type { ToastRequest } from '@billfold/kernel'
import type { OrderPhase, OrderSource } from '../contract.js'
import { en } from '../messages/en.js'

/** The short message at the end of an order: the view says the rest. */
export function endToast(phase: OrderPhase, source: OrderSource): ToastRequest {
  const isGood = phase === 'arrived' || phase === 'unread'
  const key = isGood ? keys[source].good : phase === 'failed' ? keys[source].failed : 'differsToast'
  return { variant: isGood ? 'success' : 'error', message: en[key], words: { set: 'exchange', key } }
}

/** What the app is paid is no deposit. */
const keys = {
  'fund-from-exchange': { good: 'completedToast', failed: 'failedToast' },
  pay: { good: 'paidToast', failed: 'failed' },
} as const
