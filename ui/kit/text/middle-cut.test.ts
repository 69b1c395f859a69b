import { expect, test } from 'vitest'

import { groupsOfFour, middleCut } from './middle-cut.js'

test('middleCut', () => {
  expect(middleCut('0x7a16ff8270133f063aab6c9977183d9e72835428', { start: 6, end: 4 })).toBe('0x7a16…5428')
  expect(middleCut('0x7a165428', { start: 6, end: 4 })).toBe('0x7a165428')
  expect(middleCut('👩‍🚀'.repeat(3), { start: 20, end: 20 })).toBe('👩‍🚀'.repeat(3))
})

test('groupsOfFour', () => expect(groupsOfFour('0x7a16ff82')).toBe('0x7a 16ff 82'))
