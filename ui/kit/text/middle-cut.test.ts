import { expect, test } from 'vitest'

import { groupsOfFour, middleCut } from './middle-cut.js'

test('middleCut', () => {
  expect(middleCut('0x7a16ff8270133f063aab6c9977183d9e72835428', { start: 6, end: 4 })).toBe('0x7a16…5428')
  expect(middleCut('0x7a165428', { start: 6, end: 4 })).toBe('0x7a165428')
  expect(middleCut('👩‍🚀'.repeat(3), { start: 20, end: 20 })).toBe('👩‍🚀'.repeat(3))
})

test.each([
  ['0x7a16ff8270', '0x7a16 ff82 70'],
  ['bc1qar0srr', 'bc1q ar0s rr'],
  ['', ''],
])('groupsOfFour: %s', (address, groups) => expect(groupsOfFour(address)).toBe(groups))
