import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Entries, mergeEntries } from './merge-entries.js'

const a = { topic: 'a', expiry: 1 }
const later = { topic: 'a', expiry: 2 }
const b = { topic: 'b', expiry: 1 }
const asked = { id: 7, pairingTopic: 'a' }

describe('mergeEntries', () => {
  test.each<[string, Entries, Entries, Entries, Entries]>([
    ['nothing was there', undefined, [a], undefined, [a]],
    ['both have added', [], [a], [b], [b, a]],
    ['the other has added, this one has changed', [a], [later], [a, b], [later, b]],
    ['the other has changed, this one has added', [a], [a, b], [later], [later, b]],
    ['the other has taken away what this one only has', [a], [a, b], [], [b]],
    ['this one has taken away what the other only has', [a, b], [b], [a, b], [b]],
    ['what is asked', [], [asked], [a], [a, asked]],
    ['keys by name', { a: '1' }, { a: '1', b: '2' }, { a: '1', c: '3' }, { a: '1', c: '3', b: '2' }],
    ['a key that this one has taken away', { a: '1', b: '2' }, { b: '2' }, { a: '1', b: '2', c: '3' }, { b: '2', c: '3' }],
  ])('behavior: %s', (_, base, mine, theirs, merged) => expect(mergeEntries({ base, mine, theirs })).toEqual(merged))

  test('behavior: a page that is alone writes what it has, and one that has changed nothing leaves what stands there', () => {
    const keys = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string())
    fc.assert(
      fc.property(keys, keys, (one, other) => {
        expect(mergeEntries({ base: one, mine: other, theirs: one })).toEqual(other)
        expect(mergeEntries({ base: one, mine: one, theirs: other })).toEqual(other)
      }),
    )
  })
})
