import type { Connector, ListedWallet } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'

import type { ConnectorRowLike } from './wallet-row.js'
import { inOrder, walletRows } from './wallet-rows.js'
import type { WalletSituation } from './wallet-rows.js'

const nothing: WalletSituation = {
  connectors: [],
  recent: [],
  remembered: [],
  featured: [],
  custom: [],
  recommended: [],
  excluded: [],
  namespace: undefined,
  order: [],
  isMobile: false,
  hasEmail: false,
  hasSocials: false,
  isConnected: () => false,
}

const connector = (facts: Partial<Connector> & Pick<Connector, 'id'>): Connector => ({
  type: 'ANNOUNCED',
  name: facts.id,
  namespace: 'eip155',
  connect: () => Promise.reject(new Error('not here')),
  ...facts,
})

const row = (...connectors: [Connector, ...Connector[]]): ConnectorRowLike => {
  const [{ id, type, name }] = connectors
  return { id, type: connectors.length > 1 ? 'MULTI_CHAIN' : type, name, connectors }
}

const entry = (id: string, facts: Partial<ListedWallet> = {}): ListedWallet => ({ id, name: `The ${id}`, ...facts })

const shown = (situation: Partial<WalletSituation>): readonly string[] =>
  walletRows({ ...nothing, ...situation }).map(({ group, name, tag }) => [group, name, tag].filter(Boolean).join(' '))

describe('walletRows', () => {
  test('default: nothing known is nothing shown', () => expect(shown({})).toEqual([]))

  test('behavior: groups stand in the default order, each row with its word', () => {
    const situation = {
      connectors: [
        row(connector({ id: 'ext', type: 'EXTERNAL' })),
        row(connector({ id: 'inj' })),
        row(connector({ id: 'wc', type: 'WALLET_CONNECT' })),
      ],
      recent: [entry('old')],
      featured: [entry('star')],
      custom: [entry('own')],
      recommended: [entry('good')],
    }
    expect(shown(situation)).toEqual([
      'walletConnect wc qrCode',
      'recent The old recent',
      'injected inj installed',
      'featured The star',
      'custom The own',
      'external ext',
      'recommended The good',
    ])
  })

  test('behavior: the order of the host comes first, what it leaves out follows', () => {
    const rows = walletRows({ ...nothing, recommended: [entry('a')], custom: [entry('b')] })
    expect(inOrder(rows, ['recommended']).map(({ group }) => group)).toEqual(['recommended', 'custom'])
  })

  test('behavior: a connector of several families is one row', () => {
    const both = row(connector({ id: 'p' }), connector({ id: 'p', namespace: 'solana' }))
    expect(walletRows({ ...nothing, connectors: [both] })).toMatchObject([{ group: 'injected', connectors: [{}, { namespace: 'solana' }] }])
  })

  test('behavior: an rdns and an id are the same whatever their case: excluded, remembered, featured, and twice there', () => {
    const leap = row(connector({ id: 'io.Leap', name: 'Leap', info: { rdns: 'io.Leap' } }))
    expect(shown({ connectors: [leap], excluded: ['io.leap'] })).toEqual([])
    expect(shown({ connectors: [leap], remembered: [{ id: 'x', rdns: 'IO.leap' }] })).toEqual(['injected Leap recent'])
    expect(shown({ connectors: [leap], remembered: [{ id: 'io.LEAP' }] })).toEqual(['injected Leap recent'])
    expect(shown({ connectors: [leap], featured: [entry('x', { rdns: 'io.leap' })] })).toEqual(['injected Leap installed'])
    const other = row(connector({ id: 'io.leap#2', name: 'Leap (io.leap)', doubt: 'same-id', info: { rdns: 'io.leap' } }))
    expect(shown({ connectors: [leap, other] })).toEqual(['injected Leap sameId', 'injected Leap (io.leap) sameId'])
  })

  test('behavior: a list for one family has no wallet of others, from wherever it comes', () => {
    const evm = { families: ['eip155'] } as const
    const others = { recent: [entry('a', evm)], featured: [entry('b', evm)], custom: [entry('c', evm)], recommended: [entry('d', evm)] }
    expect(shown(others)).toHaveLength(4)
    expect(shown({ ...others, namespace: 'solana' })).toEqual([])
    expect(shown({ ...others, namespace: 'eip155' })).toHaveLength(4)
    expect(shown({ custom: [entry('c', { chains: ['solana:x'] })], namespace: 'solana' })).toEqual(['custom The c'])
  })

  test('behavior: a phone is one row, however many families it reaches', () => {
    const phone = { id: 'wc', type: 'WALLET_CONNECT' } as const
    expect(shown({ connectors: [row(connector(phone), connector({ ...phone, namespace: 'solana' }))] })).toEqual([
      'walletConnect wc qrCode',
    ])
  })

  test.each<[string, Partial<WalletSituation>, readonly string[]]>([
    ['by id', { connectors: [row(connector({ id: 'x' }))], featured: [entry('x')] }, ['injected x installed']],
    ['by explorer id', { connectors: [row(connector({ id: 'x', explorerId: 'e' }))], featured: [entry('e')] }, ['injected x installed']],
    [
      'by rdns',
      { connectors: [row(connector({ id: 'x', info: { rdns: 'io.x' } }))], recommended: [entry('y', { rdns: 'io.x' })] },
      ['injected x installed'],
    ],
    [
      'by name',
      { connectors: [row(connector({ id: 'x', name: 'Trust' }))], recent: [entry('y', { name: 'Trust Wallet' })] },
      ['injected Trust installed'],
    ],
    ['recent and featured', { recent: [entry('a')], featured: [entry('a')] }, ['recent The a recent']],
    ['twice in one list', { featured: [entry('a'), entry('a')] }, ['featured The a']],
  ])('behavior: the same wallet %s is shown once', (_, situation, rows) => expect(shown(situation)).toEqual(rows))

  test.each<[string, Partial<WalletSituation>]>([
    ['a connector by rdns', { connectors: [row(connector({ id: 'x', info: { rdns: 'no' } }))] }],
    ['a connector by name', { connectors: [row(connector({ id: 'x', name: 'No' }))] }],
    ['a wallet by id', { featured: [entry('no')] }],
    ['a wallet by rdns', { recommended: [entry('x', { rdns: 'no' })] }],
    ['a recent one by name', { recent: [entry('x', { name: 'NO' })] }],
  ])('behavior: excluded: %s', (_, situation) => expect(shown({ ...situation, excluded: ['no'] })).toEqual([]))

  test('behavior: a custom wallet is shown whatever is excluded', () => {
    expect(shown({ custom: [entry('no')], excluded: ['no'] })).toEqual(['custom The no'])
  })

  test.each<[string, Partial<WalletSituation>, readonly string[]]>([
    ['the embedded wallet has no row', { connectors: [row(connector({ id: 'ID_AUTH', type: 'AUTH' }))] }, []],
    ['pairing is for desktops', { connectors: [row(connector({ id: 'wc', type: 'WALLET_CONNECT' }))], isMobile: true }, []],
    [
      'a wallet that left only window.ethereum, on a desktop',
      { connectors: [row(connector({ id: 'injected', type: 'INJECTED' }))] },
      ['injected injected installed'],
    ],
    [
      'and on a phone',
      { connectors: [row(connector({ id: 'injected', type: 'INJECTED' }))], isMobile: true },
      ['injected injected installed'],
    ],
  ])('behavior: %s', (_, situation, rows) => expect(shown(situation)).toEqual(rows))

  test.each<[string, Partial<WalletSituation>, readonly string[]]>([
    ['a connector by id', { connectors: [row(connector({ id: 'x' }))], remembered: [{ id: 'x' }] }, ['injected x recent']],
    [
      'a connector by its id in the list of wallets',
      { connectors: [row(connector({ id: 'x', explorerId: 'e' }))], remembered: [{ id: 'e' }] },
      ['injected x recent'],
    ],
    [
      'a connector by rdns',
      { connectors: [row(connector({ id: 'x', info: { rdns: 'io.x' } }))], remembered: [{ id: 'e', rdns: 'io.x' }] },
      ['injected x recent'],
    ],
    ['a wallet of the host', { custom: [entry('own')], remembered: [{ id: 'own' }] }, ['custom The own recent']],
    [
      'a featured wallet',
      { featured: [entry('star'), entry('sun')], remembered: [{ id: 'star' }] },
      ['featured The star recent', 'featured The sun'],
    ],
    ['another wallet', { connectors: [row(connector({ id: 'x' }))], remembered: [{ id: 'y', rdns: 'io.y' }] }, ['injected x installed']],
    [
      'connected says more',
      { connectors: [row(connector({ id: 'x' }))], remembered: [{ id: 'x' }], isConnected: () => true },
      ['injected x connected'],
    ],
    [
      'the QR code stays one',
      { connectors: [row(connector({ id: 'wc', type: 'WALLET_CONNECT' }))], remembered: [{ id: 'wc' }] },
      ['walletConnect wc qrCode'],
    ],
  ])('behavior: recent wallets are marked: %s', (_, situation, rows) => expect(shown(situation)).toEqual(rows))

  test('behavior: connected wins over installed', () => {
    expect(shown({ connectors: [row(connector({ id: 'x' }))], isConnected: (id) => id === 'x' })).toEqual(['injected x connected'])
  })

  test('behavior: two wallets that claim one id are both marked', () => {
    const twins = ['a', 'b'].map((id) => row(connector({ id, info: { rdns: 'io.same' } })))
    expect(shown({ connectors: twins })).toEqual(['injected a sameId', 'injected b sameId'])
  })

  test('behavior: a wallet that goes by the name or the id of another is marked', () => {
    expect(shown({ connectors: [row(connector({ id: 'x', doubt: 'unverified' }))] })).toEqual(['injected x unverified'])
    expect(shown({ connectors: [row(connector({ id: 'x', doubt: 'look-alike' }))] })).toEqual(['injected x lookAlike'])
  })

  test('behavior: two recent ones at most, and recommended ones fill up to four', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entry(id))
    expect(shown({ recent: many })).toHaveLength(2)
    expect(shown({ recommended: many })).toHaveLength(4)
    expect(shown({ recommended: many, connectors: [row(connector({ id: 'x' }))], hasEmail: true })).toHaveLength(3)
  })
})
