import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainDigits } from './digits.js'
import { decimalSign, parsePastedAmount, parseTypedAmount } from './parse-amount.js'

const typed = (text: string): string => valueOf(parseTypedAmount(text))
const pasted = (text: string, locale: string): string => valueOf(parsePastedAmount(text, locale))

function valueOf(parsed: ReturnType<typeof parseTypedAmount>): string {
  return parsed.kind === 'amount' ? parsed.value : parsed.kind
}

describe('parseTypedAmount', () => {
  test.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['١٫٥', '1.5'],
    ['１．５', '1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0.10', '0.10'],
    ['', 'empty'],
    [',', 'empty'],
    ['1.2.3', 'invalid'],
    ['1e5', 'invalid'],
    ['-1', 'invalid'],
    ['0x10', 'invalid'],
  ])('behavior: %j is %s', (text, value) => expect(typed(text)).toBe(value))
})

describe('parsePastedAmount', () => {
  test.each([
    ['1.234,5', 'de', '1234.5'],
    ['1,234.5', 'en', '1234.5'],
    ['1 234,5', 'fr', '1234.5'],
    ['1\u202f234,5', 'fr', '1234.5'],
    ["1'234.5", 'de-CH', '1234.5'],
    ['١٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['1,234', 'en', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'en', '1.234'],
    ['1.234', 'de', '1234'],
    ['0.123', 'de', '0.123'],
    ['12,34,567.8', 'hi', '1234567.8'],
    ['1,234,567', 'de', '1234567'],
    ['1,234.5', 'de', '1234.5'],
    ['1.5 ETH', 'en', '1.5'],
    ['$1,234.50', 'en', '1234.50'],
    ['1.234,50 €', 'de', '1234.50'],
    ['0x7a16', 'en', 'invalid'],
    ['1.2.3,4,5', 'en', 'invalid'],
    ['', 'en', 'empty'],
  ])('behavior: %j in %s is %s', (text, locale, value) => expect(pasted(text, locale)).toBe(value))

  test('behavior: what Intl writes reads back, in any locale', () => {
    const locales = fc.constantFrom('en', 'de', 'fr', 'ar-EG', 'hi', 'de-CH', 'fa', 'pt-BR', 'bn', 'pl')
    fc.assert(
      fc.property(locales, fc.integer({ min: 1_000, max: 9_999_999 }), fc.integer({ min: 1, max: 99 }), (locale, whole, cents) => {
        const text = `${whole}.${String(cents).padStart(2, '0')}` as Intl.StringNumericLiteral
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(text)
        expect(pasted(written, locale)).toBe(text)
      }),
    )
  })
})

test('plainDigits', () => expect(plainDigits('١٢٣ ۴۵۶ ７８９ x')).toBe('123 456 789 x'))

test('decimalSign', () => expect(['en', 'de', 'ar-EG'].map(decimalSign)).toEqual(['.', ',', '٫']))
