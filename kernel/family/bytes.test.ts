import { exoticValues } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { readBytes, readEncoded } from './bytes.js'

test.each(exoticValues.filter(({ name }) => name !== 'an empty list').map(({ name, make }) => [name, make] as const))(
  'behavior: %s is no bytes',
  (_, make) => expect(readBytes(make())).toBeUndefined(),
)

test('behavior: bytes are copied, lists of them are read, and the length is kept to', () => {
  const own = Uint8Array.from([1, 2, 3])
  const copy = readBytes(own)
  own.fill(9)
  expect([copy, readBytes([1, 2]), readBytes([1, 256]), readBytes(own, { length: 4 }), readBytes(own, { most: 2 })]).toEqual([
    Uint8Array.from([1, 2, 3]),
    Uint8Array.from([1, 2]),
    ...[undefined, undefined, undefined],
  ])
})

test('behavior: bytes that were written as text are read by their decoder, and what it cannot read is none', () => {
  const decode = (text: string): Uint8Array => Uint8Array.from(JSON.parse(text) as readonly number[])
  expect(['[1,2]', 'junk', '[1,2,3]', 7, '[0,0,0,0]'].map((text) => readEncoded(text, decode, { length: 2 }))).toEqual([
    Uint8Array.from([1, 2]),
    ...[undefined, undefined, undefined, undefined],
  ])
})
