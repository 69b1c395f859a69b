import { fakeDevice } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { loadRegistry } from '@billfold/wallet-registry'
import { deepLink, deepLinkIds, hasDeepLink, type LeaveNeeds, leaveFor } from './leave-for.js'

const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const coinbase = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
const base = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const binance = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
const oldBinance = '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'
const url = 'https://shop.example/pay?id=1&x=2'
const page = encodeURIComponent(url)
const ref = encodeURIComponent('https://shop.example')

describe('deepLink: mobile deep links exist for four wallet apps', () => {
  const link = (id: string, namespace: 'eip155' | 'solana' | 'bip122' | 'cosmos' = 'solana', here = ''): string | undefined =>
    deepLink({ id, namespaces: [namespace], url, isHere: (global) => global === here })

  test.each([
    ['Phantom', phantom, 'eip155', `https://phantom.app/ul/browse/${page}?ref=${ref}`],
    ['Solflare', solflare, 'solana', `https://solflare.com/ul/v1/browse/${page}?ref=${ref}`],
    ['Coinbase Wallet on Solana', coinbase, 'solana', `https://go.cb-w.com/dapp?cb_url=${page}`],
    ['Coinbase Wallet on Ethereum', coinbase, 'eip155', `https://go.cb-w.com/dapp?cb_url=${page}`],
    ['Coinbase Wallet by the name of Base', base, 'eip155', `https://go.cb-w.com/dapp?cb_url=${page}`],
    ['Coinbase Wallet elsewhere', coinbase, 'bip122', undefined],
    ['Solflare on Ethereum, where it cannot connect', solflare, 'eip155', undefined],
    ['Phantom on Cosmos, where it cannot connect', phantom, 'cosmos', undefined],
    ['Binance Wallet on Ethereum', binance, 'eip155', undefined],
    ['any other wallet', 'constructor', 'solana', undefined],
  ] as const)('behavior: %s', (_, id, namespace, expected) => expect(link(id, namespace)).toBe(expected))

  test.each([binance, oldBinance])('behavior: Binance Wallet on Bitcoin: a link in a link: %s', (id) => {
    const outer = new URL(link(id, 'bip122') ?? '')
    const inner = new URL(atob(outer.searchParams.get('_dp') ?? ''))
    expect([outer.origin, inner.protocol, atob(inner.searchParams.get('startPageQuery') ?? '')]).toEqual([
      'https://app.binance.com',
      'bnc:',
      `url=${page}`,
    ])
  })

  test("behavior: not in the wallet's own browser", () => {
    expect(link(phantom, 'solana', 'phantom')).toBeUndefined()
    expect(link(coinbase, 'eip155', 'coinbaseWalletExtension')).toBeUndefined()
  })

  test('behavior: the first family that its browser has decides', () => {
    const isHere = (): boolean => false
    expect(deepLink({ id: solflare, namespaces: ['eip155', undefined, 'solana'], url, isHere })).toContain('solflare.com')
  })

  test.each([
    [solflare, ['eip155:1'], false],
    [solflare, ['eip155:1', 'solana:x'], true],
    [solflare, [], true],
    ['constructor', [], false],
  ] as const)('behavior: on a phone %s is within reach for %o: %s', (id, chains, expected) =>
    expect(hasDeepLink(id, chains)).toBe(expected),
  )
})

describe('deepLinkIds, beside the registry', async () => {
  const registry = await loadRegistry()
  const owner = (id: string): (typeof registry)[number] | undefined => registry.find((each) => each.id === id || each.aliases.includes(id))

  test('default: each is the id of one of its wallets, today or before', () => {
    expect(deepLinkIds.map((id) => owner(id)?.name)).toEqual([
      ...['Phantom', 'Solflare', 'Coinbase Wallet', 'Base Account'],
      ...['Binance Wallet', 'Binance Wallet'],
    ])
  })

  test.each(deepLinkIds)('behavior: %s opens its wallet for families that the wallet has, and no other', (id) => {
    const families = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks']
    const opened = families.filter((family) => hasDeepLink(id, [`${family}:1`]))
    expect(owner(id)?.families).toEqual(expect.arrayContaining(opened))
  })
})

const around = {
  families: { activeNamespace: 'solana' },
  networks: { namespaces: ['solana'] },
  connectors: { filter: undefined },
} as const

describe('leaveFor', () => {
  const leave = (device: Parameters<typeof fakeDevice>[0], id = phantom): readonly unknown[] => {
    const opened: unknown[] = []
    const needs: LeaveNeeds = {
      device: fakeDevice({ isMobile: true, ...device }),
      page: { global: () => undefined, open: (_, target) => opened.push(target) },
      ...around,
    }
    return [leaveFor({ id, name: 'X' }, needs), ...opened]
  }

  test.each([
    ['a phone leaves for the wallet', {}, [true, '_self']],
    ['messaging-app redirects open beside', { isMessagingApp: true }, [true, '_blank']],
    ['a frame leaves as a whole', { isFramed: true }, [true, '_top']],
    ['a computer stays', { isMobile: false }, [false]],
  ])('behavior: %s', (_, device, expected) => expect(leave(device)).toEqual(expected))

  test.each([
    ['the list is for another family', { connectors: { filter: 'eip155' } }, {}, false],
    [
      'the list is for its family, whichever is in front',
      { families: { activeNamespace: 'eip155' }, connectors: { filter: 'solana' } },
      {},
      true,
    ],
    ['another family is in front, and only its browser reaches it', { families: { activeNamespace: 'eip155' } }, {}, true],
    ['another family is in front, and it pairs', { families: { activeNamespace: 'eip155' } }, { mobile_link: 'solflare://' }, false],
    ['the app has no network of its family', { families: { activeNamespace: 'eip155' }, networks: { namespaces: ['eip155'] } }, {}, false],
  ] as const)('behavior: Solflare: %s', (_, more, facts, expected) => {
    const needs: LeaveNeeds = {
      device: fakeDevice({ isMobile: true }),
      page: { global: () => undefined, open: () => undefined },
      ...around,
      ...more,
    }
    expect(leaveFor({ id: solflare, name: 'Solflare', ...facts }, needs)).toBe(expected)
  })

  test('behavior: a wallet without such a link stays', () => expect(leave({}, 'other')).toEqual([false]))

  test('behavior: without a window nothing is opened', () => {
    const needs: LeaveNeeds = { device: fakeDevice({ isMobile: true }), page: undefined, ...around }
    expect(leaveFor({ id: phantom, name: 'Phantom' }, needs)).toBe(false)
  })
})
