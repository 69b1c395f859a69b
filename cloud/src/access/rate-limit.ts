import type { CloudConfig } from '../config/config.js'
import { Refusal } from '../http/refusal.js'
import type { Store } from '../store/store.js'

export interface RateLimitOptions {
  readonly store: Store
  readonly limit: CloudConfig['rateLimit']
  readonly now: () => number
}

/** Counts one call of a caller, and refuses it when there were too many in this stretch of time. */
export async function countCall(caller: string, { store, limit, now }: RateLimitOptions): Promise<void> {
  const length = limit.seconds * 1_000
  const start = Math.floor(now() / length) * length
  const end = start + length
  let calls = 0
  await store.change({ table: 'calls', key: `${caller} ${start}` }, (value) => {
    calls = (typeof value === 'number' ? value : 0) + 1
    return { value: calls, until: end, isFleeting: true }
  })
  if (calls > limit.calls) throw tooMany(Math.max(1, Math.ceil((end - now()) / 1_000)))
}

function tooMany(seconds: number): Refusal {
  const description = `Too many requests: try again in ${seconds} s.`
  return new Refusal({ status: 429, name: 'rate', description, headers: { 'Retry-After': String(seconds) } })
}
