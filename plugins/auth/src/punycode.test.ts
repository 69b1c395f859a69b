import { domainToASCII, domainToUnicode } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeHost } from './punycode.js'

describe('decodeHost', () => {
  test.each([
    ['xn--bcher-kva.example', 'bücher.example'],
    ['a.xn--e1afmkfd.xn--p1ai', 'a.пример.рф'],
    ['xn--n28h.example', '😉.example'],
    ['example.com:8443', 'example.com:8443'],
    ['xn--bcher-kva:8443', 'bücher:8443'],
    ['*.xn--bcher-kva', '*.bücher'],
    ['', ''],
  ])('parameters: %s: %s', (host, expected) => expect(decodeHost(host)).toBe(expected))

  test.each(['xn--', 'xn--999999999', 'xn--a-\u00e9', 'xn--zzzzzzzzzzzzzzzzzzzz'])('behavior: what cannot be decoded stays: %s', (host) => {
    expect(decodeHost(host)).toBe(host)
  })

  test('behavior: agrees with Node on whatever it can make a host of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        const host = domainToASCII(text)
        fc.pre(/^[^*:]+$/.test(host))
        expect(decodeHost(host)).toBe(domainToUnicode(host))
      }),
      { numRuns: 500 },
    )
  })
})
