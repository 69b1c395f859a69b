import type { CloudConfig } from '../config/config.js'
import { Refusal } from '../http/refusal.js'

/** Calls of one caller in the stretch of time that is running. */
export interface CallCount {
  readonly calls: number
  /** Until the next stretch begins, in milliseconds. */
  readonly left: number
}

/** Counts calls of callers, in stretches of so many seconds. */
export interface CallCounter {
  count(caller: string, cost: number): CallCount | Promise<CallCount>
}

/** Counts a call of a caller. Throws a refusal when there were too many in this stretch. */
export async function countCall(counter: CallCounter, limit: CloudConfig['rateLimit'], caller: string, cost = 1): Promise<void> {
  const { calls, left } = await counter.count(caller, cost)
  if (calls > limit.calls) throw tooMany(Math.max(1, Math.ceil(left / 1_000)))
}

function tooMany(seconds: number): Refusal {
  const description = `Too many requests: try again in ${seconds} s.`
  return new Refusal({ status: 429, name: 'rate', description, headers: { 'Retry-After': String(seconds) } })
}
