import { describe, expect, test } from 'vitest'
import { httpError } from './errors.js'
import { readRetryAfter, retryWait } from './retry.js'

const now = Date.UTC(2026, 0, 1, 12)
const place = { endpoint: 'wallet', path: '/x' } as const
const refused = (status: number, retryAfter?: number): Error =>
  httpError('http/status', { ...place, status, ...(retryAfter !== undefined && { retryAfter }) })

describe('readRetryAfter: seconds and date form', () => {
  test.each([
    ['30', 30_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['30 seconds', undefined],
    ['2026-01-01', undefined],
    ['Thu, 99 Xyz 2026 99:99:99 GMT', undefined],
    ['9999999999', undefined],
  ])('behavior: %s gives %s', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected)
  })
})

describe('retryWait: backoff 1, 2, 4 s with jitter, at most 3', () => {
  test.each([
    ['the first', refused(429), 0, 0, 1_000],
    ['the second', refused(503), 1, 0, 2_000],
    ['the third', refused(503), 2, 0, 4_000],
    ['no fourth', refused(503), 3, 0, undefined],
    ['half of the jitter', refused(429), 0, 0.5, 1_125],
    ['all of it', refused(429), 2, 1, 5_000],
    ['as told', refused(429, 30_000), 0, 0, 30_000],
    ['as told, never earlier', refused(429, 0), 0, 0, 0],
    ['up to a minute', refused(429, 60_000), 0, 0, 60_000],
    ['no longer', refused(429, 60_001), 0, 0, undefined],
    ['not after 500', refused(500), 0, 0, undefined],
    ['not after a deadline', httpError('http/timeout', { ...place, deadline: 1 }), 0, 0, undefined],
    ['not after anything else', new Error('x'), 0, 0, undefined],
  ])('behavior: %s', (_, error, retries, chance, expected) => {
    expect(retryWait({ error, retries, chance })).toBe(expected)
  })
})
