import { expect, test } from 'vitest'

import { groupsOfFour } from './groups-of-four.js'

test.each([
  ['0x7a16ff8270', '0x7a16 ff82 70'],
  ['bc1qar0srr', 'bc1q ar0s rr'],
  ['', ''],
])('groupsOfFour: %s', (address, groups) => expect(groupsOfFour(address)).toBe(groups))
