import { describe, expect, test } from 'vitest'

import { frameAncestors } from './frame-ancestors.js'

const origins = ['https://app.example', '*.shop.example', 'http://localhost:*', 'https://a*b.example']

describe('which pages may frame the secure site', () => {
  test.each([
    ['an unknown project: none', undefined, 'https://app.example/', "'none'"],
    ['a project without origins: all', {}, undefined, '*'],
    ['a page of the project: that one', { origins }, 'https://app.example/buy', 'https://app.example'],
    ['a page of a pattern that policies cannot say: that one', { origins }, 'https://axb.example/', 'https://axb.example'],
    ['a foreign page: none', { origins }, 'https://evil.example/', "'none'"],
    ['a page that only begins alike: none', { origins }, 'https://app.example.evil.example/', "'none'"],
    [
      'a page that hides itself: those that policies can say',
      { origins },
      undefined,
      'https://app.example https://*.shop.example http://localhost:*',
    ],
    ['a page without an origin: the same', { origins: ['https://app.example'] }, 'about:blank', 'https://app.example'],
    ['nothing that policies can say: none', { origins: ['https://a*b.example'] }, undefined, "'none'"],
    ['a pattern that would end the policy: left out', { origins: ['https://x.example; script-src *'] }, undefined, "'none'"],
  ])('parameters: %s', (_, project, referer, policy) => {
    expect(frameAncestors({ project, referer })).toBe(policy)
  })
})
