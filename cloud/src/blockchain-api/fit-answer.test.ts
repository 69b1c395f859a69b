import { expect, test } from 'vitest'

import { fitPictures, fitRows } from './fit-answer.js'

const rowsOf = (bytes: number): readonly string[] => Array.from({ length: 30 }, () => 'x'.repeat(bytes))

test.each([
  ['small rows: all of them', 1_000, 30],
  ['large ones: as many as fit', 99_998, 20],
  ['one that is too large by itself: none', 3_000_000, 0],
])('parameters: %s', (_, bytes, count) => {
  const rows = rowsOf(bytes)
  expect(fitRows(rows)).toEqual(rows.slice(0, count))
})

test('behavior: a picture that does not fit leaves room for a smaller one after it', () => {
  const pieces = [600_000, 600_000, 300_000].map((size) => ({ content: { preview: { url: 'x'.repeat(size) } } }))
  expect(pieces.map(fitPictures()).map(({ content }) => content?.preview.url.length)).toEqual([600_000, undefined, 300_000])
})
