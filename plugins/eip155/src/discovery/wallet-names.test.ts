import { describe, expect, test } from 'vitest'
import { contradictsItself } from './doubt.js'
import { listedAs } from './wallet-names.js'

describe('contradictsItself', () => {
  test.each([
    ['io.metamask', 'MetaMask', false],
    ['io.metamask.flask', 'MetaMask Flask', false],
    ['io.metamask.mobile', 'MetaMask', false],
    ['io.metamask', 'Harbour', true],
    ['io.metamask.flask', 'Harbour', true],
    ['evil.wallet', 'MetaMask', true],
    ['evil.wallet', 'Meta Mask', true],
    ['evil.wallet', 'metamask wallet', true],
    ['evil.wallet', 'ＭｅｔａＭａｓｋ', true],
    ['evil.wallet', 'WalletConnect', true],
    ['com.trustwallet.app', 'Trust Wallet', false],
    ['com.coinbase.wallet', 'Coinbase Wallet', false],
    ['com.okex.wallet', 'OKX Wallet', false],
    ['example.harbour', 'Harbour', false],
    ['example.harbour', 'Corel', false],
    ['com.brave.wallet', 'Brave Wallet', false],
  ])('parameters: %s as %o: %o', (rdns, name, expected) => expect(contradictsItself({ rdns, name })).toBe(expected))
})

describe('listedAs', () => {
  const nobody = { sameId: 0, isTaken: () => false }

  test('default: what is stored is the rdns, and the name stays', () => {
    expect(listedAs({ rdns: 'example.harbour', name: 'Harbour' }, nobody)).toEqual({
      id: 'example.harbour',
      name: 'Harbour',
      doubt: undefined,
      mayRestore: true,
    })
  })

  test('behavior: the second with the same rdns is kept, marked, and never connected by itself', () => {
    const second = listedAs({ rdns: 'example.harbour', name: 'Harbour' }, { sameId: 1, isTaken: (name) => name === 'Harbour' })
    expect(second).toEqual({ id: 'example.harbour#2', name: 'Harbour (example.harbour)', doubt: 'same-id', mayRestore: false })
    const names = ['Harbour', 'Harbour (example.harbour)']
    expect(listedAs({ rdns: 'example.harbour', name: 'Harbour' }, { sameId: 2, isTaken: (name) => names.includes(name) }).name).toBe(
      'Harbour (example.harbour) 2',
    )
  })

  test('behavior: an impostor is told apart by its id beside the name, even if it comes first, and leaves the real one its place', () => {
    const impostor = listedAs({ rdns: 'evil.wallet', name: 'MetaMask' }, nobody)
    expect(impostor).toMatchObject({ name: 'MetaMask (evil.wallet)', doubt: 'unverified', mayRestore: false })
    const thief = listedAs({ rdns: 'io.metamask', name: 'Harbour' }, nobody)
    expect(thief).toMatchObject({ id: 'io.metamask#1', doubt: 'unverified', mayRestore: false })
  })

  test('behavior: two wallets of one name show their ids', () => {
    expect(listedAs({ rdns: 'other.harbour', name: 'Harbour' }, { sameId: 0, isTaken: (name) => name === 'Harbour' })).toMatchObject({
      id: 'other.harbour',
      name: 'Harbour (other.harbour)',
      doubt: undefined,
    })
  })
})
