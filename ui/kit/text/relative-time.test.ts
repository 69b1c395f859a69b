import { expect, test } from 'vitest'

import { relativeTime } from './relative-time.js'

const now = Date.UTC(2026, 5, 15)

test.each([
  ['en', 0, 'now'],
  ['en', -44, 'now'],
  ['en', -46, '1 min. ago'],
  ['en', -185, '3 min. ago'],
  ['en', -86_400, 'yesterday'],
  ['en', -86_400 * 3, '3 days ago'],
  ['en', 240, 'in 4 min.'],
  ['de', -3_600 * 2, 'vor 2 Std.'],
  ['ar', -86_400 * 2, 'أول أمس'],
  ['en', -31_536_000 * 2, '2 yr. ago'],
])('relativeTime: relative dates use short units: in %s %d s is %s', (locale, seconds, text) =>
  expect(relativeTime(now + seconds * 1_000, { locale, now })).toBe(text),
)
