import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultOrigins } from './default-origins.js'
import { isOriginAllowed } from './origin-pattern.js'

describe('exact origins', () => {
  test.each([
    ['the same', 'https://app.example', 'https://app.example', true],
    ['a path is left out', 'https://app.example', 'https://app.example/login?x=1', true],
    ['upper case', 'https://app.example', 'HTTPS://App.Example', true],
    ['spaces around', 'https://app.example', ' https://app.example ', true],
    ['the default port', 'https://app.example', 'https://app.example:443', true],
    ['the same port', 'https://app.example:8443', 'https://app.example:8443', true],
    ['no scheme means https', 'https://app.example', 'app.example', true],
    ['no scheme does not mean http', 'http://app.example', 'app.example', false],
    ['another scheme', 'http://app.example', 'https://app.example', false],
    ['another port', 'https://app.example:8443', 'https://app.example', false],
    ['a subdomain', 'https://evil.app.example', 'https://app.example', false],
    ['a longer host', 'https://app.example.evil', 'https://app.example', false],
    ['a shorter host', 'https://app.exampl', 'https://app.example', false],
    ['an app scheme', 'capacitor://localhost', 'capacitor://localhost', true],
    ['another app', 'capacitor://evil', 'capacitor://localhost', false],
    ['a page without origin', 'null', 'null', false],
    ['a page without origin, a pattern without one', 'null', 'data:text/html,x', false],
    ['nothing', 'https://app.example', '', false],
    ['no URL at all', 'https://app.example', 'https://', false],
  ])('behavior: %s: %s by %s: %s', (_, origin, pattern, isAllowed) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(isAllowed)
  })
})

describe('wildcard patterns', () => {
  test.each([
    ['a subdomain', 'https://a.example.com', 'https://*.example.com', true],
    ['a deeper subdomain', 'https://a.b.example.com', 'https://*.example.com', true],
    ['the domain itself', 'https://example.com', 'https://*.example.com', false],
    ['a host that ends the same', 'https://evilexample.com', 'https://*.example.com', false],
    ['a host that goes on', 'https://a.example.com.evil', 'https://*.example.com', false],
    ['another scheme', 'http://a.example.com', 'https://*.example.com', false],
    ['a port that is not named', 'https://a.example.com:8443', 'https://*.example.com', false],
    ['any port', 'http://localhost:5173', 'http://localhost:*', true],
    ['any port does not mean none', 'http://localhost', 'http://localhost:*', false],
    ['several stars', 'https://pr-7.shop.example.com', 'https://pr-*.*.example.com', true],
    ['several stars, one piece missing', 'https://pr-7.example.com', 'https://pr-*.*.example.com', false],
    ['pieces in another order', 'https://b.a.example.com', 'https://*a.*b.example.com', false],
    ['pieces that overlap', 'https://aba', 'https://ab*ba', false],
    ['pieces that touch', 'https://abba', 'https://ab*ba', true],
    ['a middle piece that only the end has', 'https://xab', 'https://x*b*b', false],
    ['a dot is a dot', 'https://aXexample.com', 'https://*.example.com', false],
    ['a question mark is a question mark', 'https://a.example.com', 'https://?.ex*', false],
    ['no scheme means https', 'https://a.example.com', '*.example.com', true],
    ['no scheme does not mean http', 'http://a.example.com', '*.example.com', false],
    ['a star for the scheme', 'http://a.example.com', '*://a.example.com', true],
    ['a star alone', 'https://a.example.com', '*', true],
    ['a star never crosses a slash', 'https://a.example.com', 'h*.example.com', false],
    ['a star does not reach from the scheme into the host', 'https://a.example.com', '*m', true],
    ['the path is left out', 'https://a.example.com', 'https://*.example.com/app', true],
    ['upper case', 'https://a.example.com', 'https://*.Example.COM', true],
    ['spaces around', 'https://a.example.com', ' https://*.example.com ', true],
    ['a page without origin', 'null', '*', false],
    ['a page without origin and a pattern of its letters', 'null', 'null*', false],
    ['a page without origin and a scheme', 'null', '*://*', false],
  ])('behavior: %s: %s by %s: %s', (_, origin, pattern, isAllowed) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(isAllowed)
  })

  test.each([
    ['a star before letters beyond ASCII', 'https://shop.xn--bcher-kva.example', 'https://*.bücher.example', true],
    ['the same pattern in the form of the net', 'https://shop.xn--bcher-kva.example', 'https://*.xn--bcher-kva.example', true],
    ['capitals, and an accent of its own', 'https://shop.xn--bcher-kva.example', 'https://*.BU\u0308CHER.example', true],
    ['a star within such a name', 'https://pr-7.xn--mnchen-3ya.example', 'https://*.mün*.example', true],
    ['a star within such a name that is another', 'https://pr-7.munchen.example', 'https://*.mün*.example', false],
    ['a port behind such a name', 'https://xn--bcher-kva:8443', 'https://bücher:*', true],
    ['ß is a letter of its own', 'https://a.xn--strae-oqa.example', 'https://*.straße.example', true],
    ['ß is not ss', 'https://a.strasse.example', 'https://*.straße.example', false],
    ['a whole name of another script', 'https://a.xn--e1afmkfd.xn--p1ai', 'https://*.пример.рф', true],
    ['a look-alike of another script', 'https://a.example.com', 'https://*.еxample.com', false],
    ['what is no name of the net', 'https://a.xn--999999999.example', 'https://*.bücher.example', false],
    ['no star', 'https://xn--bcher-kva.example', 'https://bücher.example', true],
    ['an origin that is told with its letters', 'https://shop.bücher.example', 'https://*.xn--bcher-kva.example', true],
  ])('behavior: IDNA: %s: %s by %s: %s', (_, origin, pattern, isAllowed) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(isAllowed)
  })

  test('behavior: IDNA: a name is still allowed when it was asked for ten thousand times', () => {
    const answers = Array.from({ length: 10_000 }, () => isOriginAllowed('https://xn--bcher-kva.example', ['https://bücher.example']))
    expect(answers.indexOf(false)).toBe(-1)
  })

  test('behavior: agrees with a regular expression for short patterns', () => {
    const host = fc.stringMatching(/^[ab.]{0,8}$/)
    const pattern = fc.stringMatching(/^[ab.*]{0,6}$/).filter((text) => text.includes('*'))
    fc.assert(
      fc.property(host, pattern, (text, stars) => {
        const asPattern = new RegExp(`^${stars.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
        expect(isOriginAllowed(`https://${text}`, [`https://${stars}`])).toBe(asPattern.test(text))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('defaults are local addresses, hosting-preview domains, tunnelling domains and secure-mobile hosts', () => {
  test.each([
    'http://localhost',
    'http://localhost:3000',
    'https://localhost',
    'https://localhost:5173',
    'http://127.0.0.1',
    'http://127.0.0.1:8080',
    'https://127.0.0.1',
    'https://127.0.0.1:8443',
    'https://my-app.pages.dev',
    'https://pr-7.my-app.pages.dev',
    'https://my-app-git-main.vercel.app',
    'https://abc.ngrok-free.app',
    'https://secure-mobile.walletconnect.com',
    'https://secure-mobile.walletconnect.org',
  ])('behavior: %s is allowed', (origin) => {
    expect(isOriginAllowed(origin, defaultOrigins)).toBe(true)
  })

  test.each([
    'https://app.example',
    'http://my-app.pages.dev',
    'https://pages.dev',
    'https://my-app.pages.dev.evil',
    'https://evilpages.dev',
    'http://localhost.evil:80',
    'http://127.0.0.1.evil',
    'https://evil-secure-mobile.walletconnect.com',
    'null',
    '',
  ])('behavior: %s is not', (origin) => {
    expect(isOriginAllowed(origin, defaultOrigins)).toBe(false)
  })
})

describe('hostile lists', () => {
  test.each([undefined, null, 7, {}, ['https://app.example'], Symbol('x')])('behavior: an entry that is %o names nothing', (entry) => {
    expect(isOriginAllowed('https://app.example', [entry])).toBe(false)
    expect(isOriginAllowed('https://app.example', [entry, 'https://app.example'])).toBe(true)
  })

  test('behavior: patterns made to be slow are not', () => {
    const origin = `https://${'a'.repeat(250)}b`
    const patterns = Array.from({ length: 100_000 }, () => `https://${'*a'.repeat(140)}c`)
    // The time limit ends a match that takes for ever.
    expect(isOriginAllowed(origin, patterns)).toBe(false)
  })

  test('behavior: what comes after ten thousand entries, or is longer than any origin, names nothing', () => {
    const origin = 'https://app.example'
    expect(isOriginAllowed(origin, [...Array.from({ length: 9_999 }, () => 'x'), origin])).toBe(true)
    expect(isOriginAllowed(origin, [...Array.from({ length: 10_000 }, () => 'x'), origin])).toBe(false)
    expect(isOriginAllowed(origin, [`https://${'*'.repeat(292)}`])).toBe(true)
    expect(isOriginAllowed(origin, [`https://${'*'.repeat(293)}`])).toBe(false)
  })

  test('behavior: whatever the patterns are, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.anything())), (origin, patterns) => {
        expect(typeof isOriginAllowed(origin, patterns)).toBe('boolean')
      }),
    )
  })
})
