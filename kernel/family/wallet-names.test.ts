import { describe, expect, test } from 'vitest'
import { type Neighbours, listedAs } from './wallet-names.js'

const nobody: Neighbours = { sameId: 0, isImpostor: false, isIdTaken: () => false, isNameTaken: () => false }
const harbour = { id: 'example.harbour', name: 'Harbour', type: 'ANNOUNCED' } as const
const taken = (...names: readonly string[]): Partial<Neighbours> => ({ isNameTaken: (name) => names.includes(name) })

describe('listedAs', () => {
  test('default: what is stored is the id, and the name stays', () => {
    expect(listedAs(harbour, nobody)).toEqual({ id: 'example.harbour', name: 'Harbour', doubt: undefined, mayRestore: true })
  })

  test('behavior: the second with the same id is kept, marked, and never connected by itself', () => {
    const second = listedAs(harbour, { ...nobody, ...taken('Harbour'), sameId: 1 })
    expect(second).toEqual({ id: 'example.harbour#2', name: 'Harbour (example.harbour)', doubt: 'same-id', mayRestore: false })
    expect(listedAs(harbour, { ...nobody, ...taken('Harbour', 'Harbour (example.harbour)'), sameId: 2 }).name).toBe(
      'Harbour (example.harbour) 2',
    )
  })

  test('behavior: an impostor is told apart by its id beside the name, even if it comes first, and leaves the real one its place', () => {
    const impostor = listedAs({ ...harbour, id: 'evil.wallet', name: 'MetaMask' }, { ...nobody, isImpostor: true })
    expect(impostor).toEqual({ id: 'evil.wallet#1', name: 'MetaMask (evil.wallet)', doubt: 'unverified', mayRestore: false })
  })

  test('behavior: one whose name only looks like another is marked so, whatever else speaks against it', () => {
    const like = { ...nobody, looksLike: 'MetaMask' }
    const expected = { id: 'evil.wallet#1', name: 'МеtaMask (evil.wallet)', doubt: 'look-alike', mayRestore: false }
    expect(listedAs({ ...harbour, id: 'evil.wallet', name: 'МеtaMask' }, like)).toEqual(expected)
    expect(listedAs({ ...harbour, id: 'evil.wallet', name: 'МеtaMask' }, { ...like, sameId: 1, isImpostor: true }).doubt).toBe('look-alike')
  })

  test('behavior: a wallet that goes by its name only is told apart by a number', () => {
    const second = listedAs({ ...harbour, id: 'Harbour' }, { ...nobody, ...taken('Harbour', 'Harbour (2)'), sameId: 2 })
    expect(second).toMatchObject({ id: 'Harbour#3', name: 'Harbour (3)', doubt: 'same-id' })
  })

  test('behavior: an id that another connector of the family has is not taken from it', () => {
    const late = listedAs(
      { ...harbour, id: 'walletConnect' },
      { ...nobody, isIdTaken: (id) => ['walletConnect', 'walletConnect#1'].includes(id) },
    )
    expect(late).toMatchObject({ id: 'walletConnect#2', mayRestore: false })
  })

  test('behavior: two wallets of one name show their ids', () => {
    expect(listedAs({ ...harbour, id: 'other.harbour' }, { ...nobody, ...taken('Harbour') })).toMatchObject({
      id: 'other.harbour',
      name: 'Harbour (other.harbour)',
      doubt: undefined,
    })
  })
})
