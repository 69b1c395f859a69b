import * as fc from 'fast-check'
import { number, object, safeParse, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { longestIcon, safeIcon } from './icon.js'
import { appLink, webLink } from './links.js'
import { listOf } from './list-of.js'
import { jsonDepth, safeJson } from './safe-json.js'
import { visibleName } from './visible-name.js'

describe('links', () => {
  test.each([
    ['https://wallet.example', 'https://wallet.example/'],
    ['https://wallet.example/open?x=1#y', 'https://wallet.example/open?x=1#y'],
    ['HTTPS://WALLET.example:443/', 'https://wallet.example/'],
    ['https://wallet.example:8443/', 'https://wallet.example:8443/'],
    [`https://wallet.example/${'x'.repeat(4_073)}`, `https://wallet.example/${'x'.repeat(4_073)}`],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
  ])('behavior: %s may be opened', (link, href) => {
    expect(webLink(link)).toBe(href)
    expect(appLink(link)).toBe(href)
  })

  test.each(['mydata://x', 'datawallet://x', 'about-wallet://x', 'wallet://open', 'wallet:wc?uri=x', 'io.wallet+app://', 'metamask://wc'])(
    'behavior: %s opens an app, not a page',
    (link) => {
      expect(webLink(link)).toBeUndefined()
      expect(appLink(link)).toBe(new URL(link).href)
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://wallet.example/1',
    'filesystem:https://wallet.example/x',
    'file:///etc/passwd',
    'about:blank',
    'intent://open#Intent;scheme=wallet;end',
    'intent:x',
    'android-app://io.wallet',
    'content://x',
    'view-source:https://wallet.example',
    'chrome://settings',
    'chrome-extension://abc/x.html',
    'moz-extension://abc',
    'ms-msdt:/id',
    'ms-officecmd:x',
    'search-ms:query=x',
    'mailto:a@b.example',
    'tel:112',
    'sms:112',
    'smsto:112',
    'sftp://x',
    'ftps://x',
    'ssh://x',
    'smb://x',
    'intents://x',
    'facetime-audio://x',
    'itms-apps://x',
    'shell:x',
    'http://wallet.example/',
    'ftp://wallet.example/',
    'ws://wallet.example/',
    'wss://wallet.example/',
    'https://trusted.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://@/',
    'https://',
    'https:',
    'x:y',
    'ab://short',
    `${'a'.repeat(42)}://long`,
    'under_score://x',
    '//evil.example',
    '/path',
    'wallet.example',
    '',
    `https://wallet.example/${'x'.repeat(4_074)}`,
  ])('behavior: %j is not followed', (link) => {
    expect(webLink(link)).toBeUndefined()
    expect(appLink(link)).toBeUndefined()
  })

  test.each([undefined, null, 5, {}, ['https://x.example'], new URL('https://x.example')])('behavior: %o is no link', (link) => {
    expect(webLink(link)).toBeUndefined()
    expect(appLink(link)).toBeUndefined()
  })

  test('behavior: whatever passes has a host of its own and no user name, or an app scheme', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => {
          const href = webLink(text)
          if (href === undefined) return
          const { protocol, username, password, hostname } = new URL(href)
          expect([protocol, username, password]).toEqual(['https:', '', ''])
          expect(hostname).not.toBe('')
        },
      ),
    )
  })
})

describe('visibleName: 1 to 64 visible characters after removing control, bidi and zero-width characters', () => {
  test.each([
    ['MetaMask', 'MetaMask'],
    ['x', 'x'],
    ['vertical\u000Btab', 'vertical tab'],
    [`x${'\u200B'.repeat(1_023)}`, 'x'],
    ['  Two   words ', 'Two words'],
    ['Tab\tand\nline', 'Tab and line'],
    ['two \u200B words', 'two words'],
    ['no\uFEFFbreak', 'nobreak'],
    ['Zero\u200Bwidth\u200C\u200D\uFEFF', 'Zerowidth'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['\u2066isolated\u2069', 'isolated'],
    ['bell\u0007', 'bell'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['filler\u3164\u115F\u2800', 'filler'],
    ['tag\u{E0041}', 'tag'],
    ['variant\uFE0F', 'variant'],
    ['lone\uD800', 'lone'],
    ['private\uE000', 'private'],
    ['日本語ウォレット', '日本語ウォレット'],
    ['محفظة', 'محفظة'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['😀'.repeat(64), '😀'.repeat(64)],
    [`${'x'.repeat(64)}\u200B`, 'x'.repeat(64)],
  ])('behavior: %j is shown as %j', (raw, expected) => {
    expect(visibleName(raw)).toBe(expected)
  })

  test.each(
    [
      '',
      ' ',
      `x${'\u200B'.repeat(1_024)}`,
      '\u200B',
      '\u3164\u2800',
      'x'.repeat(65),
      'x'.repeat(50_000_000),
      undefined,
      null,
      5,
      {},
      ['x'],
    ].map((raw) => [raw]),
  )('behavior: row %# is no name', (raw) => {
    expect(visibleName(raw)).toBeUndefined()
  })

  test('behavior: what is shown is shown the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const name = visibleName(raw)
        expect(name === undefined ? undefined : visibleName(name)).toBe(name)
      }),
    )
  })
})

describe('safeIcon: data:image/(svg+xml|png|webp|jpeg|gif) up to 256 KB', () => {
  test.each(['svg+xml', 'png', 'webp', 'jpeg', 'gif'])('behavior: image/%s', (type) => {
    expect(safeIcon(`data:image/${type};base64,AAAA`)).toBe(`data:image/${type};base64,AAAA`)
    expect(safeIcon(`data:image/${type},AAAA`)).toBe(`data:image/${type},AAAA`)
  })

  test.each([
    'data:image/bmp;base64,AAAA',
    'data:image/svg+xmlx,AAAA',
    'data:text/html,<script>',
    'data:image/png',
    'https://tracker.example/i.png',
    'javascript:alert(1)',
    ' data:image/png,',
    '',
    undefined,
    null,
    5,
  ])('behavior: %j is no icon', (raw) => {
    expect(safeIcon(raw)).toBeUndefined()
  })

  test('parameters: 256 KB and one character more', () => {
    const icon = 'data:image/png,'.padEnd(longestIcon, 'A')
    expect(longestIcon).toBe(262_144)
    expect(safeIcon(icon)).toBe(icon)
    expect(safeIcon(`${icon}A`)).toBeUndefined()
  })
})

describe('safeJson', () => {
  test.each([
    ['1', 1],
    ['"x"', 'x'],
    ['null', null],
    ['[1,{"a":[]}]', [1, { a: [] }]],
    ['\uFEFF{"a":1}', { a: 1 }],
    ['"a\uFEFF"', 'a\uFEFF'],
    ['{"a":1,"a":2}', { a: 2 }],
    ['"\\ud800x\\udc00"', '\uFFFDx\uFFFD'],
    ['"\\ud83d\\ude00"', '😀'],
  ])('behavior: %j', (text, expected) => {
    expect(safeJson(text)).toEqual(expected)
  })

  test.each(['', '{', '<html>', 'NaN', '{"a":NaN}', "{'a':1}", '[1,]', 'undefined'])('behavior: %j is malformed', (text) => {
    expect(() => safeJson(text)).toThrow(SyntaxError)
  })

  test('behavior: __proto__ and constructor keys are dropped at every level, nothing is polluted', () => {
    const value = safeJson('{"__proto__":{"isPolluted":true},"a":[{"constructor":{"prototype":{"isPolluted":true}},"prototype":1,"b":2}]}')
    expect(value).toEqual({ a: [{ b: 2 }] })
    expect(Object.getOwnPropertyNames(value)).toEqual(['a'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })

  test('parameters: 32 levels and one more', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(jsonDepth).toBe(32)
    expect(() => safeJson(nested(32))).not.toThrow()
    expect(() => safeJson(nested(33))).toThrow('nested deeper than 32 levels')
    expect(() => safeJson(nested(1_000_000))).toThrow('nested deeper than 32 levels')
    expect(() => safeJson(`${'{"a":'.repeat(32)}1${'}'.repeat(32)}`)).not.toThrow()
    expect(() => safeJson(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toThrow('nested deeper than 32 levels')
  })
})

describe('listOf: a bad row is dropped alone', () => {
  const rows = listOf(object({ id: string(), size: number() }), 3)

  test.each([
    ['all good', [{ id: 'a', size: 1 }], [{ id: 'a', size: 1 }]],
    ['one bad', [{ id: 'a', size: 1 }, { id: 'b' }, null, { id: 'c', size: 3 }], [{ id: 'a', size: 1 }]],
    ['extra fields', [{ id: 'a', size: 1, evil: true }], [{ id: 'a', size: 1 }]],
    ['none', [], []],
  ])('behavior: %s', (_, found, expected) => {
    expect(safeParse(rows, found)).toMatchObject({ success: true, output: expected })
  })

  test.each([{}, 'x', null, undefined, { length: 1 }])('behavior: %j is no list', (found) => {
    expect(safeParse(rows, found).success).toBe(false)
  })

  test('behavior: 100k rows are cut at the limit, 1,000 by default', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `${index}`)
    expect(safeParse(listOf(string()), many).output).toHaveLength(1_000)
    expect(safeParse(listOf(string(), 2), many).output).toEqual(['0', '1'])
  })
})
