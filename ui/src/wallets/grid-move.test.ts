import { describe, expect, test } from 'vitest'

import { gridMove, typeAhead } from './grid-move.js'

describe('gridMove', () => {
  const middle = { index: 4, count: 10, columns: 3, isRightToLeft: false }

  test.each([
    ['ArrowRight', middle, 5],
    ['ArrowLeft', middle, 3],
    ['ArrowDown', middle, 7],
    ['ArrowUp', middle, 1],
    ['Home', middle, 0],
    ['End', middle, 9],
    ['ArrowRight', { ...middle, isRightToLeft: true }, 3],
    ['ArrowLeft', { ...middle, isRightToLeft: true }, 5],
    ['ArrowDown', { ...middle, index: 8 }, undefined],
    ['ArrowUp', { ...middle, index: 2 }, undefined],
    ['ArrowLeft', { ...middle, index: 0 }, undefined],
    ['Enter', middle, undefined],
    ['constructor', middle, undefined],
  ])('behavior: %s from %o leads to %s', (key, place, next) => expect(gridMove(key, place)).toBe(next))
})

describe('typeAhead', () => {
  const names = ['Rainbow', 'Rabby', 'Zérion', 'Zengo']

  test.each([
    ['z', 0, 2],
    ['z', 2, 3],
    ['z', 3, 2],
    ['ra', 0, 0],
    ['rab', 0, 1],
    ['ZE', 3, 3],
    ['x', 0, undefined],
    [' ', 0, undefined],
  ])('behavior: %j typed at %i leads to %s', (typed, from, found) => expect(typeAhead(names, typed, from)).toBe(found))
})
