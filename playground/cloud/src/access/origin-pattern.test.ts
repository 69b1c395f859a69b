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
    ['*', 'null', true],
    ['*://*', 'null', false],
  ])('behavior: %s and %s: %s', (pattern, origin, isAllowed) => expect(isOriginAllowed(origin, [pattern])).toBe(isAllowed))

  test('behavior: a hostile pattern takes no time', () => {
    const start = performance.now()
    isOriginAllowed(`https://${'a'.repeat(50_000)}b`, [`https://${'*a'.repeat(5_000)}c`])
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
