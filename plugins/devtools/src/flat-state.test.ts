import { expect, test } from 'vitest'

import { brief } from './brief.js'
import { flatState } from './flat-state.js'

test('flatState: each value has its place', () =>
  expect(flatState({ modal: { isOpen: true }, toast: undefined, ids: ['a', 'b'] })).toEqual([
    ['modal.isOpen', 'true'],
    ['toast', 'none'],
    ['ids', 'a, b'],
  ]))

const circle: Record<string, unknown> = { amount: 5n, run: () => undefined }
circle['self'] = circle

test.each([
  ['what cannot be written is named', circle, '{"amount":"5n","self":"…"}'],
  ['a long one is cut', 'a'.repeat(300), `"${'a'.repeat(219)}…`],
])('brief: %s', (_, value, text) => expect(brief(value)).toBe(text))
