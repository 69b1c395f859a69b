import { isBillfoldError } from '../errors/billfold-error.js'
import { httpLimits } from './limits.js'
import { retryStatuses } from './status.js'

/** Facts that decide whether a failed call is retried. */
export interface RetryQuestion {
  readonly error: unknown
  /** Number of retries so far. */
  readonly retries: number
  /** From 0 to 1. */
  readonly chance: number
}

/** Time to wait before the next try; undefined when the failure is final. */
export function retryWait({ error, retries, chance }: RetryQuestion): number | undefined {
  if (!isBillfoldError(error, 'http/status') || !retryStatuses.includes(error.context.status)) return undefined
  const { retryAfter } = error.context
  if (retries >= httpLimits.retries || (retryAfter ?? 0) > httpLimits.longestWait) return undefined
  const gap = httpLimits.retryGap * 2 ** retries
  return (retryAfter ?? gap) + Math.floor(gap * httpLimits.jitter * chance)
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Reads `Retry-After`, in seconds or as a date, as milliseconds from now; undefined when it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const date = httpDate.test(header) ? Date.parse(header) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
