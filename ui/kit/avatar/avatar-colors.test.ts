import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { avatarBackground, avatarColors } from './avatar-colors.js'

describe('avatarColors', () => {
  test('behavior: the same address, however it is cased, has the same face', () => {
    expect(avatarColors('0x7A16fF8270133F063aAb6C9977183D9e72835428')).toEqual(avatarColors('0x7a16ff8270133f063aab6c9977183d9e72835428'))
  })

  test('behavior: faces of neighbours differ', () => {
    const faces = Array.from({ length: 1_000 }, (_, index) => avatarBackground(avatarColors(`0x${index.toString(16)}`)))
    expect(new Set(faces).size).toBe(1_000)
  })

  test('behavior: any text at all gives three lights within the frame', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const { spots } = avatarColors(address)
        expect(spots).toHaveLength(3)
        for (const { x, y } of spots) expect([x, y].every((place) => place >= 0 && place <= 100)).toBe(true)
      }),
    )
  })
})
