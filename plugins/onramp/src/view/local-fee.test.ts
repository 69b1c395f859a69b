import { expect, test } from 'vitest'

import { localFee } from './local-fee.js'

test.each([
  ['1.5%', 'en', '1.5%'],
  ['1-2%', 'en', '1-2%'],
  ['1.5%', 'de', '1,5 %'],
  ['1-2%', 'de', '1-2 %'],
  ['0.99 - 2.4%', 'fr', '0,99-2,4 %'],
  ['1.5%', 'fa', '۱٫۵٪'],
])('default: %s in %s', (fee, locale, expected) => expect(localFee(fee, locale).replaceAll(/\s/g, ' ')).toBe(expected))

test.each(['from $2.99', '', '1-%', '2% + 0.30'])('behavior: %j is no percentage, and stays', (fee) =>
  expect(localFee(fee, 'de')).toBe(fee),
)
