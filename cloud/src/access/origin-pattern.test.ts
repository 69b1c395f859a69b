import { describe, expect, test } from 'vitest'

import { isOriginAllowed } from './origin-pattern.js'

describe('isOriginAllowed', () => {
  test.each([
    ['https://a.example', 'https://a.example', true],
    ['https://a.example/', 'https://a.example', true],
    ['a.example', 'https://a.example', true],
    ['a.example', 'http://a.example', false],
    ['HTTPS://A.example', 'https://a.EXAMPLE', true],
    ['https://a.example', 'https://a.example:444', false],
    ['http://localhost:*', 'http://localhost:3000', true],
    ['http://localhost:*', 'http://localhost', false],
    ['https://*.a.example', 'https://x.y.a.example', true],
    ['https://*.a.example', 'https://a.example', false],
    ['https://*.a.example', 'https://evil.example/.a.example', false],
    ['*://*', 'http://any.example', true],
    ['*', 'https://any.example', true],
    ['*', 'null', false],
    ['https://*.bücher.example', 'https://shop.xn--bcher-kva.example', true],
    ['https://a.example/app', 'https://a.example', true],
    ['*://*', 'null', false],
  ])('behavior: %s and %s: %s', (pattern, origin, isAllowed) => expect(isOriginAllowed(origin, [pattern])).toBe(isAllowed))

  test('behavior: a hostile pattern takes no time', () => {
    const [origin, patterns] = [`https://${'a'.repeat(50_000)}b`, [`https://${'*a'.repeat(5_000)}c`]]
    // The time of the processor, and the least of some: what other programs do meanwhile does not count.
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage()
      isOriginAllowed(origin, patterns)
      return process.cpuUsage(before).user / 1000
    })
    expect(Math.min(...times)).toBeLessThan(1_000)
  })

  test('behavior: IDNA: a name is still allowed when it was asked for ten thousand times', () => {
    const answers = Array.from({ length: 10_000 }, () => isOriginAllowed('https://xn--bcher-kva.example', ['https://bücher.example']))
    expect(answers.indexOf(false)).toBe(-1)
  })
})
