import { describe, expect, test } from 'vitest'
import type { Transaction } from '../contract.js'
import { byMonth, monthLabel } from './by-month.js'

const on = (year: number, month: number, day: number): Transaction => ({
  ...{ id: `${year}-${month}-${day}`, hash: '', chain: 'eip155:1', operationType: 'send', status: 'confirmed' },
  ...{ minedAt: new Date(year, month - 1, day, 12).getTime(), sentFrom: '', sentTo: '', transfers: [], isSuspicious: false },
})

describe('byMonth', () => {
  test('default: grouped by year then month, newest first', () => {
    const groups = byMonth([on(2026, 3, 20), on(2026, 3, 2), on(2026, 1, 31), on(2025, 3, 20), on(2025, 2, 1)])
    expect(groups.map(({ year, month, transactions }) => [year, month, transactions.map(({ id }) => id)])).toEqual([
      [2026, 2, ['2026-3-20', '2026-3-2']],
      [2026, 0, ['2026-1-31']],
      [2025, 2, ['2025-3-20']],
      [2025, 1, ['2025-2-1']],
    ])
  })

  test('behavior: nothing is in no month', () => expect(byMonth([])).toEqual([]))
})

describe('monthLabel', () => {
  const now = new Date(2026, 5, 15).getTime()

  test.each([
    [{ year: 2026, month: 2 }, 'en', 'March'],
    [{ year: 2025, month: 2 }, 'en', 'March 2025'],
    [{ year: 2025, month: 2 }, 'de', 'März 2025'],
    [{ year: 2027, month: 0 }, 'en', 'January 2027'],
  ])('behavior: month labels drop the year in the current year: %o in %s', (month, locale, label) => {
    expect(monthLabel(month, { locale, now })).toBe(label)
  })
})
