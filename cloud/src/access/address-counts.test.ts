import { describe, expect, test } from 'vitest'

import { AddressCounts, placeOf } from './address-counts.js'

describe('AddressCounts', () => {
  test('default: an address has so many and no more, others have their own, and what is undone makes room once', () => {
    const counts = new AddressCounts(2)
    const [first] = [counts.add('10.0.0.1'), counts.add('10.0.0.1')]
    expect([counts.add('10.0.0.1'), counts.add('10.0.0.2')]).toEqual([undefined, expect.any(Function)])
    first?.()
    first?.()
    expect([counts.add('10.0.0.1'), counts.add('10.0.0.1')]).toEqual([expect.any(Function), undefined])
  })

  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('behavior: %s counts as %s', (address, place) => expect(placeOf(address)).toBe(place))
})
