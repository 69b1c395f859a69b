import { expect, test } from 'vitest'

import { tabAfterKey } from './tab-after-key.js'

const ids = ['tokens', 'nfts', 'activity']

test.each([
  ['ltr', 'tokens', 'ArrowRight', 'nfts'],
  ['ltr', 'activity', 'ArrowRight', 'tokens'],
  ['ltr', 'tokens', 'ArrowLeft', 'activity'],
  ['rtl', 'tokens', 'ArrowLeft', 'nfts'],
  ['rtl', 'tokens', 'ArrowRight', 'activity'],
  ['ltr', 'nfts', 'Home', 'tokens'],
  ['rtl', 'nfts', 'End', 'activity'],
  ['ltr', 'nfts', 'ArrowDown', undefined],
] as const)('tabAfterKey: %s, on %s, %s leads to %s', (direction, selected, key, next) => {
  expect(tabAfterKey({ ids, selected, key, direction })).toBe(next)
})
