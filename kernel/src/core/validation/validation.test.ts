import { describe, expect, test } from 'vitest'
import { leastTime } from '../../../testing/least-time.js'
import { invalidEmail, isEmail } from './email.js'
import { type ExcludedWallet, withoutDuplicates, withoutExcluded } from './without-wallets.js'

const noTexts: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['an object', { toString: () => 'name' }],
  ['a list', ['name']],
]

describe("e-mail: 'Please enter a valid email address' (code APKTW002)", () => {
  test('behavior: code and text', () => {
    expect(invalidEmail).toEqual({ code: 'APKTW002', message: 'Please enter a valid email address' })
  })

  test.each([
    ['jo@mail.example', true],
    ['jo.doe+x@a.b.c.example', true],
    ["o'neil@mail.example", false],
    ['jo@mail', false],
    ['@mail.example', false],
    ['jo@', false],
    ['jo', false],
    ['jo@@mail.example', false],
    ['jo doe@mail.example', false],
    ['jo@mail..example', false],
    ['jo@mail.example.', false],
    ['jo@mail.example\n', false],
    ['<b>@mail.example', false],
    [`${'x'.repeat(65)}@mail.example`, false],
    [`${'x'.repeat(50)}@${'mail.'.repeat(39)}example`.padEnd(254, 'e'), true],
    [`${'x'.repeat(50)}@${'mail.'.repeat(39)}example`.padEnd(255, 'e'), false],
    ['', false],
  ])('behavior: "%s": %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each(noTexts)('behavior: %s is none', (_, value) => {
    expect(isEmail(value)).toBe(false)
  })

  test('behavior: a text made to slow the pattern down is read in linear time', () => {
    expect(leastTime(() => isEmail('a@'.repeat(1_000_000)))).toBeLessThan(250)
    expect(leastTime(() => isEmail(`a@${'a.'.repeat(126)}`))).toBeLessThan(250)
  })
})

describe('duplicate wallets are filtered by rdns, by name and by id', () => {
  const wallet = { id: '1', name: 'One', rdns: 'io.one' }

  test.each([
    ['the same id', { id: '1', name: 'Two', rdns: 'io.two' }, false],
    ['the same name', { id: '2', name: 'One', rdns: 'io.two' }, false],
    ['the same rdns', { id: '2', name: 'Two', rdns: 'io.one' }, false],
    ['the same rdns in capitals', { id: '2', name: 'Two', rdns: 'IO.One' }, false],
    ['nothing in common', { id: '2', name: 'Two', rdns: 'io.two' }, true],
    ['no rdns on one of them', { id: '2', name: 'Two' }, true],
    ['the id of one is the name of the other', { id: 'One', name: '1' }, true],
  ])('behavior: %s', (_, other, isKept) => {
    expect(withoutDuplicates([wallet, other])).toEqual(isKept ? [wallet, other] : [wallet])
    expect(withoutDuplicates([other], [wallet])).toEqual(isKept ? [other] : [])
  })

  test('behavior: two wallets without rdns are two', () => {
    const bare = [
      { id: '1', name: 'One' },
      { id: '2', name: 'Two', rdns: undefined },
    ]
    expect(withoutDuplicates(bare)).toEqual(bare)
  })

  test('behavior: a wallet that was dropped does not hide others', () => {
    const shadow = { id: '1', name: 'Two', rdns: 'io.two' }
    const third = { id: '3', name: 'Two', rdns: 'io.three' }
    expect(withoutDuplicates([wallet, shadow, third])).toEqual([wallet, third])
  })
})

describe('excluded wallets are hidden by rdns or name', () => {
  const wallets = [
    { id: '1', name: 'One', rdns: 'io.one' },
    { id: '2', name: 'Two' },
  ]

  const sameId = { id: '1', name: 'Other' }
  const rows: readonly (readonly [string, readonly ExcludedWallet[], readonly string[]])[] = [
    ['by rdns', [{ rdns: 'io.one' }], ['2']],
    ['by name', [{ name: 'Two' }], ['1']],
    ['by either', [{ rdns: 'io.one', name: 'Other' }], ['2']],
    ['both', [{ rdns: 'io.one' }, { name: 'Two' }], []],
    ['nothing', [], ['1', '2']],
    ['an empty entry', [{}, { name: '', rdns: '' }], ['1', '2']],
    ['not by id', [sameId], ['1', '2']],
  ]

  test.each(rows)('behavior: %s', (_, excluded, expected) => {
    expect(withoutExcluded(wallets, excluded).map(({ id }) => id)).toEqual(expected)
  })
})
