import { describe, expect, test } from 'vitest'
import { type Misfit, aFunction, anything, either, entriesOf, listOf, matching, oneOf, record, rowsOf } from './parse.js'
import { parseOrThrow, pathText } from './parse-or-throw.js'

const text = matching(/^[^]+$/)
const wallet = record({ id: text, links: listOf(record({ href: matching(/^https:/, 'an https link') })) }, { name: text })

function failureOf(parse: (value: unknown, tell: (misfit: Misfit) => void) => unknown, value: unknown): string | undefined {
  let failure: string | undefined
  const parsed = parse(value, ({ path, expected }) => (failure = `${pathText(path)}: ${expected}`))
  expect(parsed === undefined).toBe(failure !== undefined)
  return failure
}

describe('parse', () => {
  test('default: gives a frozen copy of what is named, and of nothing else', () => {
    const parsed = wallet({ id: 'a', links: [{ href: 'https://a.example', rel: 'x' }], extra: 1 })
    expect(parsed).toEqual({ id: 'a', links: [{ href: 'https://a.example' }] })
    expect([parsed, parsed?.links].every(Object.isFrozen)).toBe(true)
  })

  test.each<[string, Parameters<typeof failureOf>[0], unknown, string]>([
    ['a field of an item', wallet, { id: 'a', links: [{ href: 'https://a' }, { href: 'x' }] }, 'links[1].href: an https link'],
    ['a field that is missing', wallet, { links: [] }, 'id: a text'],
    [
      'a field that cannot be read',
      wallet,
      Object.defineProperty({}, 'id', {
        get: () => {
          throw new Error('no')
        },
      }),
      'id: a text',
    ],
    ['an optional field of the wrong kind', wallet, { id: 'a', links: [], name: 5 }, 'name: a text'],
    ['something else than an object', wallet, 5, ': an object'],
    ['something else than a list', wallet, { id: 'a', links: 5 }, 'links: a list of at most 500'],
    ['a list without end', listOf(anything), Array.from({ length: 501 }, () => 1), ': a list of at most 500'],
    ['an item of a record', entriesOf(text, oneOf(1, 2)), { a: 3 }, 'a: one of 1, 2'],
    ['no function', aFunction, 5, ': a function'],
    ['none of several', either(oneOf(1), oneOf(2)), 3, ': one of 1'],
  ])('behavior: says where %s stands', (_, parse, value, failure) => expect(failureOf(parse, value)).toBe(failure))

  test('behavior: of rows a wrong one is dropped alone', () => expect(rowsOf(text, 2)(['a', 5, 'c'])).toEqual(['a']))

  test('parameters: parseOrThrow throws the error of its caller', () => {
    expect(parseOrThrow(text, 'a', () => new Error('no'))).toBe('a')
    expect(() => parseOrThrow(wallet, {}, ({ path }) => new TypeError(pathText(path)))).toThrow(new TypeError('id'))
  })
})
