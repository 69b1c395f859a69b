import { exoticValues, fakeChainAdapter, fakeConnector, fakeWallet, settled } from '@billfold/test/fakes'
import { reaction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage } from '../../../testing/wallets-page.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { WalletListener } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { gatherTime } from '../engine/held-session.js'

interface Situation {
  readonly page: WalletsPage
  readonly tell: WalletListener
  readonly connector: Connector
  /** Lets gathered events be followed. */
  later(): Promise<void>
}

async function connected(options: WalletsPageOptions = {}, part: Partial<Connector> = {}): Promise<Situation> {
  const listeners: WalletListener[] = []
  const connector: Connector = {
    ...fakeConnector({ id: 'w', name: 'W' }),
    connect: async () => ({
      accounts: [{ address: 'a' }, { address: 'b' }],
      networkId: 'eip155:1',
      provider: {},
      watch: (listener) => {
        listeners.push(listener)
        return () => undefined
      },
    }),
    ...part,
  }
  const page = await walletsPage({ ...options, connectors: [connector, ...(options.connectors ?? [])] })
  void page.start()
  for (const other of options.connectors ?? []) await page.connections.connect(other)
  await page.connections.connect(connector)
  page.events.length = 0
  page.modal.calls.length = 0
  return { page, tell: listeners[0] as WalletListener, connector, later: () => page.ports.clock.settle(gatherTime) }
}

describe('accounts', () => {
  test('behavior: the same list is a no-op', async () => {
    const { page, tell, later } = await connected()
    const before = page.families.find('eip155')?.session
    tell.accountsChanged([{ address: 'a' }, { address: 'b' }])
    await later()
    expect(page.families.find('eip155')?.session).toBe(before)
    expect(page.events).toStrictEqual([])
  })

  test('behavior: another first account is the one in use, with the same provider', async () => {
    const { page, tell, later } = await connected()
    const before = page.families.find('eip155')?.session
    tell.accountsChanged([{ address: 'b' }, { address: 'a' }])
    await later()
    expect(page.families.find('eip155')?.session).toMatchObject({ account: { address: 'b' }, provider: before?.provider })
    expect(page.of('account:changed')).toMatchObject([{ caipAddress: 'eip155:1:b' }])
  })

  test('behavior: details are wiped when the address changes, and what arrives for the old one is dropped', async () => {
    const { page, tell, later } = await connected()
    const family = page.families.find('eip155')
    family?.describe('a', { balance: '1' })
    tell.accountsChanged([{ address: 'b' }])
    await later()
    expect(page.families.account()).not.toHaveProperty('balance')
    family?.describe('a', { balance: '2' })
    expect(page.families.account()).not.toHaveProperty('balance')
    tell.accountsChanged([{ address: 'a' }])
    await later()
    expect(page.families.account()).not.toHaveProperty('balance')
  })

  test('behavior: details stay when only others come', async () => {
    const { page, tell, later } = await connected()
    page.families.find('eip155')?.describe('a', { balance: '1' })
    tell.accountsChanged([{ address: 'a' }, { address: 'c' }])
    await later()
    expect(page.families.account()).toMatchObject({ address: 'a', balance: '1' })
  })

  test('behavior: an empty list means locked: disconnected, without closing anything', async () => {
    const { page, tell } = await connected()
    tell.accountsChanged([])
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
    expect(page.of('connection:disconnected')).toStrictEqual([{ namespace: 'eip155', connectorId: 'w', reason: 'locked' }])
    expect(page.modal.calls).toStrictEqual([])
    expect(page.storedConnectors()).toStrictEqual({})
    expect(page.stored('disconnected-connectors')).toBeUndefined()
  })

  test('behavior: locked with another wallet connected: that one is promoted', async () => {
    const other = fakeConnector({ id: 'other', name: 'Other', wallet: fakeWallet({ networkId: 'eip155:10' }) })
    const { page, tell } = await connected({ connectors: [other], multiWallet: true })
    tell.accountsChanged([])
    expect(page.families.find('eip155')).toMatchObject({ status: 'connected', session: { connector: other } })
  })

  test('behavior: what a wallet that is not in use tells is kept for when it is', async () => {
    const other = fakeConnector({ id: 'other', name: 'Other', wallet: fakeWallet({ networkId: 'eip155:10' }) })
    const { page, later } = await connected({ connectors: [other], multiWallet: true })
    other.wallet.changeAccounts({ address: 'z' })
    other.wallet.changeNetwork('eip155:999')
    await later()
    expect(page.families.activeCaipAddress).toBe('eip155:1:a')
    expect(page.modal.calls).toStrictEqual([])
    await page.connections.connect(other)
    expect(page.families.activeCaipAddress).toBe('eip155:999:z')
  })

  test.each(exoticValues)('behavior: accounts that are $name change nothing, or are none', async ({ make }) => {
    const { page, tell, later } = await connected()
    const before = page.families.find('eip155')?.session
    expect(() => tell.accountsChanged(make() as never)).not.toThrow()
    await later()
    expect([before, undefined]).toContain(page.families.find('eip155')?.session)
  })

  test('behavior: addresses that the adapter does not know change nothing', async () => {
    const { page, tell, later } = await connected({
      adapters: [fakeChainAdapter('eip155', { isAddress: (address) => address.length === 1 })],
    })
    tell.accountsChanged([{ address: 'too long' }])
    await later()
    expect(page.families.account()?.address).toBe('a')
  })

  test('behavior: the embedded wallet becomes smartAccount only where smart accounts are enabled', async () => {
    const grant = {
      accounts: [{ address: 's', type: 'smartAccount' as const }, { address: 'e' }],
      networkId: 'eip155:1' as const,
      provider: {},
    }
    const listeners: WalletListener[] = []
    const connect = async () => ({ ...grant, watch: (listener: WalletListener) => (listeners.push(listener), () => undefined) })
    const { page, later } = await connected({}, { type: 'AUTH', connect })
    const family = page.families.find('eip155')
    expect(family?.session?.account).toStrictEqual({ address: 's', type: 'eoa' })
    family?.allowSmartAccounts(['eip155:10'])
    listeners[0]?.networkChanged('eip155:10')
    await later()
    expect(family?.session?.account).toStrictEqual({ address: 's', type: 'smartAccount' })
  })
})

describe('networks', () => {
  test('behavior: a known one is set', async () => {
    const { page, tell, later } = await connected()
    tell.networkChanged('eip155:10')
    await later()
    expect(page.families.activeCaipAddress).toBe('eip155:10:a')
    expect(page.of('network:changed')).toStrictEqual([{ namespace: 'eip155', caipNetworkId: 'eip155:10' }])
    expect(page.stored('active-network-id')).toBe('eip155:10')
    expect(page.modal.calls).toStrictEqual([])
  })

  test('behavior: a deprecated id is accepted', async () => {
    const connect = async () => ({ accounts: [{ address: 'a' }], networkId: 'solana:old' as const, provider: {} })
    const { page } = await connected({}, { namespace: 'solana', connect })
    expect(page.families.activeNetwork?.caipNetworkId).toBe('solana:main')
  })

  test('behavior: a network not in the requested list gives the unsupported-network state, and UnsupportedChain opens', async () => {
    const { page, tell, later } = await connected()
    tell.networkChanged('eip155:999')
    await later()
    expect(page.families.activeNetwork).toMatchObject({ name: 'Unsupported Network', caipNetworkId: 'eip155:999' })
    expect(page.families.activeCaipAddress).toBe('eip155:999:a')
    expect(page.modal.calls).toStrictEqual([['show', 'UnsupportedChain']])
  })

  test.each([
    ['network switching is off', { networkSwitch: false }],
    ['unsupported chains are allowed', { allowUnsupportedNetwork: true }],
  ])('behavior: UnsupportedChain does not open when %s', async (_, options) => {
    const { page, tell, later } = await connected(options)
    tell.networkChanged('eip155:999')
    await later()
    expect(page.families.activeNetwork?.isUnsupported).toBe(true)
    expect(page.modal.calls).toStrictEqual([])
  })

  test('behavior: UnsupportedChain closes when the wallet comes back by itself', async () => {
    const { page, tell, later } = await connected()
    tell.networkChanged('eip155:999')
    await later()
    tell.networkChanged('eip155:1')
    await later()
    expect(page.modal.calls.at(-1)).toStrictEqual(['close'])
  })

  test('behavior: a family that is not active takes the network and shows nothing', async () => {
    const { page, tell, later } = await connected()
    page.families.activate('solana')
    tell.networkChanged('eip155:999')
    await later()
    expect(page.families.find('eip155')?.network?.isUnsupported).toBe(true)
    expect(page.modal.calls).toStrictEqual([])
    expect(page.stored('active-network-id')).toBe('solana:main')
  })

  test('behavior: connecting on an unsupported network opens UnsupportedChain too', async () => {
    const page = await walletsPage()
    const connect = async () => ({ accounts: [{ address: 'a' }], networkId: 'eip155:999' as const, provider: {} })
    await page.connections.connect({ ...fakeConnector(), connect })
    expect(page.modal.calls).toStrictEqual([['show', 'UnsupportedChain']])
  })

  test.each<unknown>(['solana:main', 'eip155', 10, null, undefined, {}])(
    'behavior: a network that is none of the family changes nothing: %o',
    async (id) => {
      const { page, tell, later } = await connected()
      tell.networkChanged(id as CaipNetworkId)
      await later()
      expect(page.events).toStrictEqual([])
    },
  )

  test('behavior: an account and its network are followed together', async () => {
    const { page, tell, later } = await connected()
    const seen: unknown[] = []
    const stop = reaction(
      () => page.families.activeCaipAddress,
      (address) => seen.push(address),
    )
    tell.accountsChanged([{ address: 'c' }])
    tell.networkChanged('eip155:10')
    await later()
    stop()
    expect(seen).toStrictEqual(['eip155:10:c'])
  })
})

describe('the end', () => {
  test.each([
    ['Session deleted', 'Session deleted'],
    [undefined, 'wallet'],
    [{ evil: true }, 'wallet'],
  ])('behavior: the wallet disconnects (%o): view says who ended it', async (reason, told) => {
    const { page, tell } = await connected()
    tell.disconnected(reason as string)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.of('connection:disconnected')).toStrictEqual([{ namespace: 'eip155', connectorId: 'w', reason: told }])
  })

  test('behavior: twice is once', async () => {
    const { page, tell } = await connected()
    tell.disconnected()
    tell.disconnected()
    tell.accountsChanged([])
    expect(page.of('connection:disconnected')).toHaveLength(1)
  })

  test('behavior: what was gathered before the end is not followed after it', async () => {
    const { page, tell, later } = await connected()
    tell.accountsChanged([{ address: 'z' }])
    tell.disconnected()
    page.events.length = 0
    await later()
    expect(page.events).toStrictEqual([])
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: a wallet that ends while it is first listened to', async () => {
    let undone = 0
    const connect: Connector['connect'] = async () => ({
      accounts: [{ address: 'a' }],
      provider: {},
      watch: (listener) => {
        listener.disconnected('at once')
        return () => void (undone += 1)
      },
    })
    const page = await walletsPage()
    await page.connections.connect({ ...fakeConnector(), connect })
    expect(page.families.find('eip155')?.session).toBeUndefined()
    expect(undone).toBe(1)
  })

  test.each([
    [
      'cannot be listened to',
      () => {
        throw new Error('no')
      },
    ],
    [
      'cannot be left',
      () => () => {
        throw new Error('no')
      },
    ],
    ['returns no undo', () => undefined as never],
  ])('behavior: a wallet that %s is used all the same', async (_, watch) => {
    const page = await walletsPage()
    const connector = { ...fakeConnector(), connect: async () => ({ accounts: [{ address: 'a' }], provider: {}, watch }) }
    expect((await page.connections.connect(connector)).status).toBe('connected')
    await page.connections.disconnect()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: a connector that is taken away takes its session along, and nothing from the storage', async () => {
    const connector = fakeConnector({ id: 'w', name: 'W', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    const page = await walletsPage()
    void page.start()
    const remove = page.connectors.add(connector)
    await page.connections.connect(connector)
    page.connectors.add(fakeConnector({ id: 'x', name: 'X' }))
    expect(page.families.find('eip155')?.status).toBe('connected')
    remove()
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'w' })
    page.connectors.add(connector)
    await settled()
    expect(page.families.find('eip155')).toMatchObject({ status: 'connected', session: { connector } })
  })

  test('behavior: an auth connector that comes back restores itself', async () => {
    const connector = fakeConnector({ id: 'ID_AUTH', type: 'AUTH', name: 'Auth', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    const page = await walletsPage()
    void page.start()
    const remove = page.connectors.add(connector)
    await page.connections.connect(connector)
    remove()
    page.connectors.add(connector)
    await settled()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: a connector that is taken away and was not in use leaves the one in use alone', async () => {
    const one = fakeConnector({ id: 'one', name: 'One', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    const two = fakeConnector({ id: 'two', name: 'Two', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    const page = await walletsPage({ multiWallet: true })
    const remove = page.connectors.add(one)
    page.connectors.add(two)
    await page.connections.connect(one)
    await page.connections.connect(two)
    remove()
    expect(page.families.find('eip155')).toMatchObject({ status: 'connected', session: { connector: two }, remembered: undefined })
    expect(page.connections.live).toHaveLength(1)
  })
})

describe('storms', () => {
  test('behavior: 10,000 events are followed as one', async () => {
    const { page, tell, later } = await connected()
    for (let count = 0; count < 10_000; count++) tell.accountsChanged([{ address: `x${count}` }])
    expect(page.ports.clock.pending).toBe(1)
    await later()
    expect(page.of('account:changed')).toHaveLength(1)
    expect(page.families.account()?.address).toBe('x9999')
  })

  test('behavior: a storm of unknown networks with one id is one change', async () => {
    const { page, tell, later } = await connected()
    for (let count = 0; count < 3; count++) {
      tell.networkChanged('eip155:999')
      await later()
    }
    expect(page.of('network:changed')).toHaveLength(1)
    expect(page.modal.calls).toHaveLength(1)
  })
})
