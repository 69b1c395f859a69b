import { type PairingChannel, type PairingEvent, isUnknownNetwork } from '@billfold/kernel'
import { requestWallet } from '@billfold/kernel/family'
import { describe, expect, test } from 'vitest'

import { PairedProvider } from './paired-provider.js'

interface Asked {
  readonly line: PairingChannel
  readonly requests: unknown[]
  tell(news: PairingEvent): void
}

function lineOf({ methods = ['personal_sign'], networkIds = ['eip155:1', 'eip155:10'] as const }: Partial<PairingChannel> = {}): Asked {
  const requests: unknown[] = []
  const listeners = new Set<(news: PairingEvent) => void>()
  let current: PairingChannel['networkIds'][number] | undefined = networkIds[0]
  const line: PairingChannel = {
    namespace: 'eip155',
    addresses: ['0xa', '0xb'],
    networkIds,
    methods,
    networkId: () => current,
    request: (method, params) => Promise.resolve(requests.push([method, params])),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    networkChanged: (networkId) => (current = networkId),
  }
  return { line, requests, tell: (news) => listeners.forEach((listener) => listener(news)) }
}

describe('PairedProvider', () => {
  test('behavior: accounts and network are known from the session, and nobody is asked', async () => {
    const { line, requests } = lineOf()
    const provider = new PairedProvider(line)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual(['0xa', '0xb'])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(requests).toEqual([])
  })

  test('behavior: everything else is asked as it is', async () => {
    const { line, requests } = lineOf()
    await new PairedProvider(line).request({ method: 'personal_sign', params: ['0x00', '0xa'] })
    expect(requests).toEqual([['personal_sign', ['0x00', '0xa']]])
  })

  test('behavior: a wallet that can switch is asked to', async () => {
    const { line, requests } = lineOf({ methods: ['wallet_switchEthereumChain'] })
    const provider = new PairedProvider(line)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] })
    expect(requests).toEqual([['wallet_switchEthereumChain', [{ chainId: '0x5' }]]])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x5')
  })

  test('behavior: a wallet that cannot is on every network that it approved, and on no other', async () => {
    const { line, requests } = lineOf()
    const provider = new PairedProvider(line)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    await expect(provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] })).rejects.toSatisfy(
      isUnknownNetwork,
    )
    expect(requests).toEqual([])
  })

  test('behavior: what the wallet tells reaches who listens, until they do not', () => {
    const { line, tell } = lineOf()
    const provider = new PairedProvider(line)
    const heard: unknown[] = []
    const listener = (told: unknown): void => void heard.push(told)
    provider.on('chainChanged', listener)
    tell({ name: 'chainChanged', data: 10, networkId: 'eip155:10' })
    tell({ name: 'accountsChanged', data: ['0xa'], networkId: 'eip155:1' })
    provider.removeListener('chainChanged', listener)
    tell({ name: 'chainChanged', data: 1, networkId: 'eip155:1' })
    expect(heard).toEqual(['0xa'])
  })

  test('behavior: a script that puts itself before the wallet after it was paired is told of, and hears nothing', async () => {
    const { line, requests } = lineOf()
    const provider = new PairedProvider(line)
    const ask = (): Promise<unknown> =>
      requestWallet(provider, { method: 'personal_sign', params: ['0x00', '0xa'] }, { wallet: 'Petrel', mayAsk: () => undefined })
    for (const replaced of [line, provider] as { request: unknown }[]) {
      const own = Object.getOwnPropertyDescriptor(replaced, 'request')
      replaced.request = () => Promise.resolve(requests.push('stolen'))
      await expect(ask()).rejects.toMatchObject({ code: 'wallet/replaced' })
      if (own === undefined) Reflect.deleteProperty(replaced, 'request')
      else Object.defineProperty(replaced, 'request', own)
    }
    expect(requests).toEqual([])
    await ask()
    expect(requests).toHaveLength(1)
  })
})
