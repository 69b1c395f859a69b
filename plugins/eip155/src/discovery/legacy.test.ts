import { fakePage } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { legacyWallets } from './legacy.js'

const wallet = (flags: object = {}): { request: () => Promise<void> } => ({ request: async () => undefined, ...flags })
const refuse = (): never => {
  throw new Error('do not touch')
}

describe('at window.ethereum', () => {
  test.each([
    ['nothing on the window', {}],
    ['something that is no provider', { ethereum: { isMetaMask: true } }],
    ['a text', { ethereum: 'provider' }],
    ['a getter that throws', Object.defineProperty({}, 'ethereum', { get: refuse })],
    ['a proxy that refuses everything', { ethereum: new Proxy({}, { get: refuse }) }],
  ])('parameters: %s is no wallet', (_, globals) => expect(legacyWallets(fakePage({ globals }))).toEqual([]))

  test.each([
    ['its own', { isMetaMask: true }, 'io.metamask'],
    ['its own, beside the one that many write', { isMetaMask: true, isRabby: true }, 'io.rabby'],
    ['one that is not true', { isRabby: 'yes' }, undefined],
    ['none', {}, undefined],
  ])('parameters: what it is by its flags: %s', (_, flags, rdns) => {
    const ethereum = wallet(flags)
    const [found] = legacyWallets(fakePage({ globals: { ethereum } }))
    expect(found?.wallet).toBe(ethereum)
    expect(found?.announcedId).toBe(rdns)
  })
})

describe('with a connector of their own', () => {
  const ids = (globals: object): readonly string[] =>
    legacyWallets(fakePage({ globals }))
      .map(({ id }) => id)
      .filter((id) => id !== 'injected')

  test.each([
    ['coinbaseWallet by its own global', { coinbaseWalletExtension: wallet() }, ['coinbaseWallet']],
    ['okx by its own global', { okxwallet: wallet() }, ['okx']],
    ['ledger by its flag', { ethereum: wallet({ isLedgerConnect: true }) }, ['ledger']],
    [
      'among several at window.ethereum',
      { ethereum: wallet({ providers: [wallet(), wallet({ isCoinbaseWallet: true })] }) },
      ['coinbaseWallet'],
    ],
    ['nobody', { ethereum: wallet({ isRabby: true }) }, []],
    ['a list that never ends', { ethereum: wallet({ providers: { length: 1e9 } }) }, []],
    ['a list that refuses', { ethereum: wallet({ providers: new Proxy([], { get: refuse }) }) }, []],
  ])('parameters: %s', (_, globals, expected) => expect(ids(globals)).toEqual(expected))
})
