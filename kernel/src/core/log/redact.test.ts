import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastTime } from '../../../testing/least-time.js'
import { redact, redactText } from './redact.js'

const hex = 'a1b2c3d4'.repeat(8)
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl'

describe('redactText: no secret reaches a log', () => {
  test.each([
    ['a pairing key', `wc:1@2?relay-protocol=irn&symKey=${hex}&x=1`, 'wc:1@2?relay-protocol=irn&symKey=[redacted]&x=1'],
    ['an encoded pairing key', 'uri=wc%3A1%402%3FsymKey%3Dabc123', 'uri=wc%3A1%402%3FsymKey%3D[redacted]'],
    ['a pairing key in JSON', '{"symKey":"abc123","a":1}', '{"symKey":"[redacted]","a":1}'],
    ['a token parameter', 'https://x.example/?access_token=abc&y=2', 'https://x.example/?access_token=[redacted]&y=2'],
    ['an auth token by its stored name', 'auth_token=abc', 'auth_token=[redacted]'],
    ['a one-time code', 'otp=123456', 'otp=[redacted]'],
    ['a signed token', `session ${jwt} ended`, 'session [redacted token] ended'],
    ['a bearer header', 'Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
    ['a key of 64 hex digits', `key ${hex}`, 'key [redacted secret]'],
    ['the same with 0x', `key 0x${hex.toUpperCase()}`, 'key [redacted secret]'],
    ['128 hex digits', hex + hex, '[redacted secret]'],
    ['an e-mail address', 'sent to jo.doe+wallet@mail.example.org today', 'sent to [redacted e-mail] today'],
    ['an encoded e-mail address', '?email=jo%40mail.example', '?email=[redacted e-mail]'],
  ])('behavior: %s', (_, text, expected) => {
    expect(redactText(text)).toBe(expected)
  })

  test.each([
    ['an EVM address', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['a CAIP-10 address', 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7'],
    ['a swap token parameter', 'fromToken=USDC'],
    ['a version', '@billfold/kernel@1.0.0'],
    ['plain words', 'Storage cannot be read. Going on in memory.'],
  ])('behavior: %s stays', (_, text) => {
    expect(redactText(text)).toBe(text)
  })
})

describe('redactText: log injection', () => {
  test.each([
    ['a new line', 'a\nERROR forged', 'a\\u{a}ERROR forged'],
    ['a carriage return', 'a\rb', 'a\\u{d}b'],
    ['a terminal command', '\u001B[31mred', '\\u{1b}[31mred'],
    ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
    ['a bidi override', 'a\u202Eb', 'a\\u{202e}b'],
    ['a lone surrogate', 'a\uD800b', 'a\\u{d800}b'],
    ['a character beyond the first plane', 'a\u{E0001}b', 'a\\u{e0001}b'],
  ])('behavior: %s is written out', (_, text, expected) => {
    expect(redactText(text)).toBe(expected)
  })

  test('behavior: any text stays on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(redactText(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })
})

describe('redactText: length', () => {
  test('behavior: a long text is cut at a space, and says how long it was', () => {
    expect(redactText('word '.repeat(500))).toBe(`${'word '.repeat(400)}… (2500 characters)`)
    expect(redactText('x'.repeat(2_000))).toHaveLength(2_000)
  })

  test('behavior: a secret across the cut does not leave half of itself', () => {
    const safe = redactText(`${'x'.repeat(1_950)} ${hex}${hex}`)
    expect(safe).not.toContain('a1b2')
    expect(safe).toContain(' … (2079 characters)')
  })

  test('behavior: 50 MB without a space cost next to nothing', () => {
    expect(redactText('a@'.repeat(25_000_000))).toBe('… (50000000 characters)')
  })

  test.each(['a'.repeat(2_000), 'a.'.repeat(1_000), '@'.repeat(2_000), 'a@a.'.repeat(500), 'token='.repeat(333)])(
    'behavior: a text made to slow patterns down is read in linear time (%#)',
    (text) => {
      expect(leastTime(() => redactText(text))).toBeLessThan(250)
    },
  )
})

describe('redact: any value as plain data', () => {
  test('default', () => {
    expect(redact({ a: 1, b: true, c: null, d: undefined, e: ['x', 2], f: { g: 'h' } })).toEqual({
      a: 1,
      b: true,
      c: null,
      d: undefined,
      e: ['x', 2],
      f: { g: 'h' },
    })
  })

  test.each(['symKey', 'token', 'authToken', 'clientSecret', 'password', 'mnemonic', 'seed', 'privateKey', 'otp', 'email', 'cookie'])(
    'behavior: the value of "%s" is a secret whatever it is',
    (name) => {
      expect(redact({ [name]: { deep: 'value' }, kept: 1 })).toEqual({ [name]: '[redacted]', kept: 1 })
    },
  )

  test.each(['tokens', 'tokenAddress', 'fromToken1', 'emailCapture'])('behavior: "%s" is not one', (name) => {
    expect(redact({ [name]: 'USDC' })).toEqual({ [name]: 'USDC' })
  })

  test('behavior: an absent secret is not made up', () => {
    expect(redact({ token: undefined })).toEqual({ token: undefined })
  })

  test('behavior: an error keeps name, message, code, context and cause, and no stack', () => {
    const cause = new TypeError(`no way to jo@mail.example`)
    const error = Object.assign(new Error('bad\nnews', { cause }), { code: 'http/status', context: { status: 500 } })
    expect(redact(error)).toStrictEqual({
      name: 'Error',
      message: 'bad\\u{a}news',
      code: 'http/status',
      context: { status: 500 },
      cause: { name: 'TypeError', message: 'no way to [redacted e-mail]' },
    })
  })

  test.each([
    ['a bigint', 10n, '10'],
    ['a symbol', Symbol('x'), 'Symbol(x)'],
    ['a function', () => 1, '[function]'],
  ])('behavior: %s is named', (_, value, expected) => {
    expect(redact(value)).toBe(expected)
  })

  test('behavior: a loop and a deep value end', () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    expect(JSON.stringify(redact(loop))).toContain('[…]')
    expect(redact([[[[[['deep']]]]]])).toEqual([[[[['[…]']]]]])
  })

  test('behavior: long lists and wide objects are cut', () => {
    expect(redact(Array.from({ length: 1_000 }, (_, index) => index))).toHaveLength(50)
    const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index]))
    expect(Object.keys(redact(wide) as object)).toHaveLength(50)
  })

  test('behavior: hostile values are unreadable, not fatal', () => {
    const revoked = Proxy.revocable({}, {})
    revoked.revoke()
    const trap = {
      get secret(): never {
        throw new Error('no')
      },
    }
    expect(redact(revoked.proxy)).toBe('[unreadable]')
    expect(redact(trap)).toBe('[unreadable]')
    expect(redact({ inner: trap, kept: 1 })).toEqual({ inner: '[unreadable]', kept: 1 })
  })

  test('behavior: property names are texts like any other, and no prototype is touched', () => {
    const copy = redact(JSON.parse('{"__proto__":{"isPolluted":true},"a\\nb":1}')) as object
    expect(Object.keys(copy)).toContain('a\\u{a}b')
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })

  test('behavior: no throw for anything', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withSet: true, withNullPrototype: true }), (value) => {
        expect(() => redact(value)).not.toThrow()
      }),
    )
  })
})
