import { expect, test } from 'vitest'

import { durationText } from './duration-text.js'

test.each([
  [400, 'en', '1 second'],
  [12_000, 'en', '12 seconds'],
  [600_000, 'en', '10 minutes'],
  [5_400_000, 'en', '2 hours'],
  [12_000, 'de', '12 Sekunden'],
  [600_000, 'pl', '10 minut'],
])('default: %d ms in %s: %s', (milliseconds, locale, text) => expect(durationText(milliseconds, locale)).toBe(text))
