import { describe, expect, test } from 'vitest'
import { nearest } from './nearest.js'

const known = ['networks', 'networkSwitch', 'metadata', 'siwx']

describe('nearest', () => {
  test.each([
    ['netwroks', 'networks'],
    ['Networks', 'networks'],
    ['network', 'networks'],
    ['networkswitch', 'networkSwitch'],
    ['meta', 'metadata'],
    ['metaData', 'metadata'],
    ['siwe', 'siwx'],
    ['emtadata', 'metadata'],
  ])('behavior: %s: %s', (word, best) => {
    expect(nearest(word, known)).toBe(best)
  })

  test('behavior: of two equally near the first', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat')
  })

  test.each(['', 'xyz', 'history', 'title'])('behavior: nothing is like %o', (word) => {
    expect(nearest(word, [...known, 'pay', 'activity'])).toBeUndefined()
  })

  test('behavior: without known words there is none', () => {
    expect(nearest('networks', [])).toBeUndefined()
  })

  test('behavior: only the beginning of a long word counts', () => {
    expect(nearest('networks'.padEnd(5_000_000, 'x'), known)).toBe('networks')
  })
})
