import { type Network, isRefusal, isUnknownNetwork } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import { exoticValues } from './exotic-values.js'
import { fakeChainAdapter } from './fake-chain-adapter.js'
import { settled } from './fake-clock.js'
import { fakeConnector } from './fake-connector.js'
import { fakeNetwork } from './fake-network.js'
import { fakeWallet } from './fake-wallet.js'

const asked = (signal: AbortSignal = new AbortController().signal): { network: Network; signal: AbortSignal } => ({
  network: fakeNetwork('solana'),
  signal,
})
const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('fakeConnector', () => {
  test('default: connects to its wallet, watches it, restores and disconnects', async () => {
    const connector = fakeConnector({ namespace: 'solana', id: 'bowbit' })
    expect(await connector.reconnect?.(asked())).toBeUndefined()
    const grant = await connector.connect(asked())
    expect(grant).toMatchObject({ accounts: [{ address: 'account-1' }], networkId: 'solana:1', provider: connector.wallet.provider })

    const told: unknown[] = []
    const undo = grant.watch?.({
      accountsChanged: (accounts) => told.push(accounts),
      networkChanged: (networkId) => told.push(networkId),
      disconnected: (reason) => told.push(reason),
    })
    connector.wallet.lock()
    connector.wallet.changeNetwork('solana:2')
    connector.wallet.disconnect('gone')
    expect(told).toEqual([[], 'solana:2', 'gone'])
    undo?.()
    expect(connector.wallet.listeners).toBe(0)

    await connector.connect(asked())
    expect(await connector.reconnect?.(asked())).toMatchObject({ accounts: [{ address: 'account-1' }] })
    await connector.disconnect?.()
    expect(connector.wallet.isConnected).toBe(false)
  })

  test('behavior: a refusal is the outcome of its own, another failure stays what it is', async () => {
    expect(isRefusal(await failure(fakeConnector({ wallet: fakeWallet({ behavior: 'refuse' }) }).connect(asked())))).toBe(true)
    expect(await failure(fakeConnector({ wallet: fakeWallet({ behavior: 'fail' }) }).connect(asked()))).toMatchObject({ code: -32603 })
  })

  test('behavior: a question cannot be taken back, and its answer comes late', async () => {
    const abort = new AbortController()
    const connector = fakeConnector({ wallet: fakeWallet({ behavior: 'wait' }) })
    const attempt = connector.connect(asked(abort.signal))
    await settled()
    abort.abort()
    connector.wallet.answer('approve')
    expect(await attempt).toMatchObject({ accounts: [{ address: 'account-1' }] })
  })

  test('parameters: others are families that the same approval covers', async () => {
    const others = [{ namespace: 'eip155', accounts: [{ address: '0x1' }], provider: {} }] as const
    expect(await fakeConnector({ namespace: 'solana', others }).connect(asked())).toMatchObject({ others })
  })

  test.each(exoticValues)('parameters: $name is handed on as it is', async ({ make }) => {
    // In a list, because a promise looks for `then` in whatever it carries, and some of these break when looked at.
    const value = make()
    const connector = fakeConnector({ wallet: fakeWallet({ says: () => [value] }) })
    const { accounts } = await connector.connect(asked())
    expect(Object.is(accounts[0], value)).toBe(true)
  })
})

describe('fakeChainAdapter', () => {
  const network = fakeNetwork('solana', { id: 2, name: 'Second' })

  test('default: switches after adding, signs, tells a balance', async () => {
    const wallet = fakeWallet({ networkId: 'solana:1' })
    const session = {
      namespace: 'solana',
      connector: fakeConnector({ wallet }),
      account: { address: 'a' },
      accounts: [],
      network,
      provider: wallet.provider,
    } as const
    const adapter = fakeChainAdapter('solana')
    expect([adapter.namespace, adapter.isAddress('x'), adapter.isAddress('')]).toEqual(['solana', true, false])
    expect(isUnknownNetwork(await failure(adapter.switchNetwork?.(session, network) ?? Promise.resolve()))).toBe(true)
    await adapter.addNetwork?.(session, network)
    await adapter.switchNetwork?.(session, network)
    expect(wallet.networkId).toBe('solana:2')
    expect(await adapter.signMessage?.(session, 'hello')).toBe('signed(hello)')
    expect(await adapter.balance?.('a', network, new AbortController().signal)).toEqual({ balance: '1.5', symbol: 'SOL' })
    wallet.behavior = 'refuse'
    expect(isRefusal(await failure(adapter.switchNetwork?.(session, network) ?? Promise.resolve()))).toBe(true)
    wallet.behavior = 'fail'
    expect(await failure(adapter.addNetwork?.(session, network) ?? Promise.resolve())).toMatchObject({ code: -32603 })
  })

  test('parameters: without takes abilities away, anything else replaces them', () => {
    const adapter = fakeChainAdapter('sui', { without: ['switchNetwork', 'balance'], isAddress: () => false })
    expect(Object.keys(adapter).toSorted()).toEqual(['addNetwork', 'isAddress', 'namespace', 'signMessage', 'tokenFacts'])
    expect(adapter.isAddress('x')).toBe(false)
  })
})
