import { describe, expect, test } from 'vitest'

import { isTrace, numberText } from './number-text.js'

describe('numberText', () => {
  test.each([
    ['en', '1234.5678', '1,234.567'],
    ['de', '1234.5678', '1.234,567'],
    ['ar-EG', '1234.5678', '١٬٢٣٤٫٥٦٧'],
    ['hi', '1234567.8', '12,34,567.8'],
  ])('behavior: in %s %s is %s', (locale, value, text) => expect(numberText(value, { locale, decimals: 3 })).toBe(text))

  test.each([
    ['0.9999', '0.999'],
    ['12345678901234567.123987654321', '12,345,678,901,234,567.123'],
    ['1e-7', '0'],
    ['1.5e3', '1,500'],
    ['0', '0'],
  ])('behavior: never more than there is: %s is %s', (value, text) => expect(numberText(value, { locale: 'en', decimals: 3 })).toBe(text))

  test('behavior: money keeps its decimals', () => {
    expect(numberText(1234.5, { locale: 'en', currency: 'USD', decimals: 2, isFixed: true })).toBe('$1,234.50')
    expect(numberText(1234.5, { locale: 'de', currency: 'EUR', decimals: 2, isFixed: true })).toBe('1.234,50\u00a0€')
  })

  test('behavior: where text runs to the left, a sign stays with its letters', () => {
    expect(numberText(1234.5, { locale: 'ar', currency: 'USD', decimals: 2 })).toBe('\u200f1,234.5\u00a0\u2066US$\u2069')
  })

  test('behavior: where there is little room, a great number is said in short', () => {
    expect(numberText('123456789012.9', { locale: 'en', decimals: 3, isShort: true })).toBe('123.456B')
    expect(numberText('1524155000000000', { locale: 'en', currency: 'USD', decimals: 2, isShort: true })).toBe('$1,524.15T')
    expect(numberText('999999999.9999', { locale: 'en', decimals: 3, isShort: true })).toBe('999,999,999.999')
    expect(numberText('1999999999', { locale: 'de', currency: 'EUR', decimals: 2, isFixed: true, isShort: true })).toBe(
      '1,99\u00a0Mrd.\u00a0€',
    )
  })

  test.each([undefined, '', 'abc', '-1', Number.NaN, Infinity, '1e30', '0x10', '1,5'])('behavior: %j is not a number to show', (value) => {
    expect(numberText(value, { locale: 'en', decimals: 2 })).toBeUndefined()
  })
})

test('isTrace', () => {
  expect(['0', '0.0004', '0.001', undefined].map((value) => isTrace(value, 3))).toEqual([false, true, false, false])
})
