import { describe, expect, test } from 'vitest'
import { readAccountList } from './account-list.js'

const read = (item: unknown) => (typeof item === 'string' && item.startsWith('a') ? { address: item } : undefined)
const rules = { read, isOfAnother: (item: unknown) => item === 'other' }

describe('the accounts in a list', () => {
  test('default: each is there once, in the order of the wallet', () =>
    expect(readAccountList(['a2', 'junk', 'a1', 'a2', 'other'], rules)).toEqual([{ address: 'a2' }, { address: 'a1' }]))

  test.each([
    ['an empty list', []],
    ['a list of another family', ['junk', 'other']],
  ])('behavior: %s has no accounts', (_, said) => expect(readAccountList(said, rules)).toEqual([]))

  test.each([
    ['no list', 'a1'],
    ['nothing', undefined],
    ['a list of junk', ['junk', 7]],
  ])('behavior: %s is no list of accounts', (_, said) => expect(readAccountList(said, rules)).toBeUndefined())

  test('behavior: of more than anybody has, the first hundred count', () =>
    expect(
      readAccountList(
        Array.from({ length: 200 }, (_, index) => `a${index}`),
        rules,
      ),
    ).toHaveLength(100))
})
