import { fakeDevice } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { deepLink, type LeaveNeeds, leaveFor } from './leave-for.js'

const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const binance = '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'
const url = 'https://shop.example/pay?id=1&x=2'
const page = encodeURIComponent(url)
const ref = encodeURIComponent('https://shop.example')

describe('deepLink: mobile deep links exist for four wallet apps', () => {
  const link = (id: string, namespace: 'eip155' | 'solana' | 'bip122' = 'solana', here = ''): string | undefined =>
    deepLink({ id, namespace, url, isHere: (global) => global === here })

  test.each([
    ['Phantom', phantom, 'eip155', `https://phantom.app/ul/browse/${page}?ref=${ref}`],
    ['Solflare', solflare, 'solana', `https://solflare.com/ul/v1/browse/${page}?ref=${ref}`],
    ['Coinbase Wallet on Solana', coinbase, 'solana', `https://go.cb-w.com/dapp?cb_url=${page}`],
    ['Coinbase Wallet elsewhere', coinbase, 'eip155', undefined],
    ['Binance Wallet on Ethereum', binance, 'eip155', undefined],
    ['any other wallet', 'constructor', 'solana', undefined],
  ] as const)('behavior: %s', (_, id, namespace, expected) => expect(link(id, namespace)).toBe(expected))

  test('behavior: Binance Wallet on Bitcoin: a link in a link', () => {
    const outer = new URL(link(binance, 'bip122') ?? '')
    const inner = new URL(atob(outer.searchParams.get('_dp') ?? ''))
    expect([outer.origin, inner.protocol, atob(inner.searchParams.get('startPageQuery') ?? '')]).toEqual([
      'https://app.binance.com',
      'bnc:',
      `url=${page}`,
    ])
  })

  test("behavior: not in the wallet's own browser", () => expect(link(phantom, 'solana', 'phantom')).toBeUndefined())
})

describe('leaveFor', () => {
  const leave = (device: Parameters<typeof fakeDevice>[0], id = phantom): readonly unknown[] => {
    const opened: unknown[] = []
    const needs: LeaveNeeds = {
      device: fakeDevice({ isMobile: true, ...device }),
      page: { global: () => undefined, open: (_, target) => opened.push(target) },
      families: { activeNamespace: 'solana' },
    }
    return [leaveFor({ id, name: 'X' }, needs), ...opened]
  }

  test.each([
    ['a phone leaves for the wallet', {}, [true, '_self']],
    ['messaging-app redirects open beside', { isMessagingApp: true }, [true, '_blank']],
    ['a frame leaves as a whole', { isFramed: true }, [true, '_top']],
    ['a computer stays', { isMobile: false }, [false]],
  ])('behavior: %s', (_, device, expected) => expect(leave(device)).toEqual(expected))

  test('behavior: a wallet without such a link stays', () => expect(leave({}, 'other')).toEqual([false]))

  test('behavior: without a window nothing is opened', () => {
    const needs: LeaveNeeds = { device: fakeDevice({ isMobile: true }), page: undefined, families: { activeNamespace: 'solana' } }
    expect(leaveFor({ id: phantom, name: 'Phantom' }, needs)).toBe(false)
  })
})
