import { fakeConnector, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage } from '../../../testing/wallets-page.js'
import type { Connector } from '../contract/connector.js'
import { disconnectWait } from '../engine/disconnector.js'

const eth = (id = 'eth', part: Partial<Connector> = {}): Connector => ({
  ...fakeConnector({ id, name: id, wallet: fakeWallet({ networkId: 'eip155:10' }) }),
  ...part,
})
const sol = (part: Partial<Connector> = {}): Connector => ({
  ...fakeConnector({ id: 'sol', name: 'sol', namespace: 'solana', wallet: fakeWallet({ networkId: 'solana:main' }) }),
  ...part,
})

async function connected(connectors: readonly Connector[], options: WalletsPageOptions = {}): Promise<WalletsPage> {
  const page = await walletsPage({ ...options, connectors })
  void page.start()
  for (const connector of connectors) await page.connections.connect(connector)
  page.events.length = 0
  return page
}

const statuses = (page: WalletsPage): readonly string[] => page.families.all.map(({ status }) => status)

describe('disconnect', () => {
  test('default: every family', async () => {
    const page = await connected([eth(), sol()])
    await page.connections.disconnect()
    expect(statuses(page)).toStrictEqual(['disconnected', 'disconnected', 'disconnected'])
    expect(page.connections.live).toStrictEqual([])
    expect(page.of('connection:disconnected')).toStrictEqual([
      { namespace: 'eip155', connectorId: 'eth' },
      { namespace: 'solana', connectorId: 'sol' },
    ])
    expect(page.of('analytics:recorded')).toStrictEqual([{ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } }])
  })

  test('parameters: namespace. Removes connectors for the chosen namespace', async () => {
    const page = await connected([eth(), sol()])
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(statuses(page)).toStrictEqual(['disconnected', 'connected', 'disconnected'])
    expect(page.of('analytics:recorded')).toStrictEqual([{ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } }])
  })

  test('behavior: removes the connector id, and records the connector as disconnected in storage', async () => {
    const page = await connected([eth(), sol()])
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(page.storedConnectors()).toStrictEqual({ solana: 'sol' })
    expect(page.stored('connected-namespaces')).toStrictEqual(['solana'])
    expect(page.stored('disconnected-connectors')).toStrictEqual({ eip155: ['eth'] })
    expect(page.stored('connection-status')).toBe('connected')
    await page.connections.disconnect()
    expect(page.stored('connection-status')).toBe('disconnected')
  })

  test('behavior: connecting again takes the connector off the record', async () => {
    const connector = eth()
    const page = await connected([connector])
    await page.connections.disconnect()
    await page.connections.connect(connector)
    expect(page.stored('disconnected-connectors')).toStrictEqual({ eip155: [] })
  })

  test('behavior: resets account and network state, clears user and wallet info', async () => {
    const grant = { accounts: [{ address: 'a' }], provider: {}, supportsAllNetworks: false, approvedNetworkIds: ['eip155:1'] as const }
    const page = await connected([eth('eth', { connect: async () => grant })])
    const family = page.families.find('eip155')
    family?.describe('a', { user: { email: 'a@b.c' }, balance: '1', profileName: 'n', connectedWalletInfo: { name: 'w' } })
    expect(page.families.account()).toMatchObject({ balance: '1', user: { email: 'a@b.c' } })
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(page.families.account()).toStrictEqual({
      preferredAccountType: 'smartAccount',
      caipAddress: undefined,
      address: undefined,
      status: 'disconnected',
    })
    expect(page.families.networkState('eip155')).toMatchObject({ supportsAllNetworks: true, approvedCaipNetworkIds: undefined })
    for (const key of ['wallet-id', 'wallet-name', 'social-provider', 'deep-link']) expect(page.stored(key)).toBeUndefined()
  })

  test.each(['WALLET_CONNECT', 'AUTH'] as const)('behavior: for %s it applies to all namespaces', async (type) => {
    const page = await connected([eth('eth', { type }), sol()])
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(statuses(page)).toStrictEqual(['disconnected', 'disconnected', 'disconnected'])
  })

  test('behavior: a wallet whose one approval covers several families is told once', async () => {
    let told = 0
    const part: Partial<Connector> = { id: 'wc', name: 'wc', spans: 'session', disconnect: async () => void (told += 1) }
    const page = await connected([eth('wc', part), sol(part)])
    await page.connections.disconnect()
    expect(told).toBe(1)
  })

  test('behavior: closes the modal', async () => {
    const page = await connected([eth(), sol()])
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(page.modal.calls).toStrictEqual([['close']])
  })

  test('parameters: keepOpen. Closes the modal unless told not to', async () => {
    const page = await connected([eth()])
    await page.connections.disconnect({ keepOpen: true })
    expect(page.modal.calls).toStrictEqual([])
  })

  test.each([
    [[eth(), sol()], 'eip155', 0],
    [[eth()], 'eip155', 1],
  ] as const)(
    'behavior: with multi-wallet on, the modal stays open while other connections remain',
    async (connectors, namespace, closes) => {
      const page = await connected(connectors, { multiWallet: true })
      await page.connections.disconnect({ namespace })
      expect(page.modal.calls).toHaveLength(closes)
    },
  )

  test('behavior: what is being asked is called off', async () => {
    const connector = eth('eth', { connect: () => new Promise(() => undefined) })
    const page = await walletsPage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    await page.connections.disconnect({ namespace: 'eip155' })
    expect((await outcome).status).toBe('cancelled')
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: another family that is being asked goes on', async () => {
    const slow = sol({ connect: () => new Promise(() => undefined) })
    const page = await connected([eth()])
    page.connectors.add(slow)
    void page.connections.connect(slow)
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(page.families.find('solana')?.status).toBe('connecting')
  })

  test('behavior: APKTW001, an inactive namespace that is not connected', async () => {
    const page = await connected([eth()])
    await page.connections.disconnect({ namespace: 'solana', keepOpen: true })
    expect(page.modal.calls).toStrictEqual([['alert', 'APKTW001', 'solana']])
    expect(statuses(page)).toStrictEqual(['connected', 'disconnected', 'disconnected'])
  })

  test('behavior: events after disconnect are ignored', async () => {
    const connector = fakeConnector()
    const listeners: {
      accountsChanged(accounts: readonly { address: string }[]): void
      networkChanged(id: 'eip155:10'): void
      disconnected(): void
    }[] = []
    const page = await connected([
      {
        ...connector,
        connect: async () => ({
          accounts: [{ address: 'a' }],
          provider: {},
          watch: (listener) => (listeners.push(listener), () => undefined),
        }),
      },
    ])
    await page.connections.disconnect()
    page.events.length = 0
    for (const listener of listeners) {
      listener.accountsChanged([{ address: 'b' }])
      listener.networkChanged('eip155:10')
      listener.disconnected()
    }
    expect(page.ports.clock.pending).toBe(0)
    await page.ports.clock.settle(1000)
    expect(page.events).toStrictEqual([])
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })
})

describe('wallets that cannot be told', () => {
  test("behavior: 'Failed to disconnect chains: {message}' wrapped as 'Failed to disconnect'", async () => {
    const failing = (text: string) => ({ disconnect: () => Promise.reject(new Error(text)) })
    const page = await connected([eth('eth', failing('no way')), sol(failing('not now'))])
    const failure = await page.connections.disconnect().catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'disconnect/failed',
      message: 'Failed to disconnect',
      context: { namespaces: ['eip155', 'solana'] },
      cause: { message: 'Failed to disconnect chains: no way, not now' },
    })
    expect(page.recorded()).toStrictEqual(['DISCONNECT_ERROR'])
  })

  test('behavior: on this side everything is over even then, and the others are told', async () => {
    let told = 0
    const page = await connected([
      eth('eth', {
        disconnect: () => {
          throw new Error('early')
        },
      }),
      sol({ disconnect: async () => void (told += 1) }),
    ])
    await expect(page.connections.disconnect()).rejects.toThrow('Failed to disconnect')
    expect(statuses(page)).toStrictEqual(['disconnected', 'disconnected', 'disconnected'])
    expect(told).toBe(1)
  })

  test('behavior: a wallet that does not answer is not waited for without end', async () => {
    const page = await connected([eth('eth', { disconnect: () => new Promise(() => undefined) })])
    const ended = page.connections.disconnect().catch((error: Error) => error.message)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    await page.ports.clock.settle(disconnectWait)
    expect(await ended).toBe('Failed to disconnect')
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: a connector that needs not be told', async () => {
    const { disconnect: _, ...connector } = fakeConnector()
    const page = await connected([connector])
    await page.connections.disconnect()
    expect(page.recorded()).toStrictEqual(['DISCONNECT_SUCCESS'])
    expect(page.ports.clock.pending).toBe(0)
  })
})

describe('several wallets of a family', () => {
  test('behavior: after disconnecting one of many the first remaining is promoted', async () => {
    const page = await connected([eth('a'), eth('b'), eth('c')], { multiWallet: true })
    await page.connections.disconnect({ namespace: 'eip155', connectorId: 'c' })
    expect(page.families.find('eip155')).toMatchObject({ status: 'connected', session: { connector: { id: 'a' } } })
    expect(page.of('connection:disconnected')).toStrictEqual([{ namespace: 'eip155', connectorId: 'c' }])
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'a' })
    await page.connections.disconnect({ namespace: 'eip155', connectorId: 'b' })
    expect(page.families.find('eip155')?.session?.connector.id).toBe('a')
  })

  test('behavior: nobody sees a wallet that is about to end promoted in between', async () => {
    const page = await connected([eth('a'), eth('b')], { multiWallet: true })
    const seen = new Set<string | undefined>()
    page.bus.onAny(() => void seen.add(page.families.find('eip155')?.session?.connector.id))
    await page.connections.disconnect({ namespace: 'eip155' })
    expect([...seen]).toStrictEqual([undefined])
  })

  test('behavior: one wallet of many that spans families ends in all of them, and only it', async () => {
    const part: Partial<Connector> = { id: 'wc', name: 'wc', spans: 'session' }
    const page = await connected([eth('a'), sol(), eth('wc', part), sol(part)], { multiWallet: true })
    await page.connections.disconnect({ namespace: 'eip155', connectorId: 'wc' })
    expect(page.families.all.map(({ session }) => session?.connector.id)).toStrictEqual(['a', 'sol', undefined])
  })

  test('behavior: one wallet in every family that it is connected to', async () => {
    const page = await connected([eth('x'), sol({ id: 'x' })], { multiWallet: true })
    await page.connections.disconnect({ connectorId: 'x' })
    expect(page.connections.live).toStrictEqual([])
  })

  test('behavior: another wallet being asked goes on', async () => {
    const page = await connected([eth('a'), eth('b')], { multiWallet: true })
    const slow = eth('slow', { connect: () => new Promise(() => undefined) })
    page.connectors.add(slow)
    void page.connections.connect(slow)
    await page.connections.disconnect({ namespace: 'eip155', connectorId: 'a' })
    expect(page.families.find('eip155')).toMatchObject({ status: 'connecting', session: { connector: { id: 'b' } } })
    page.connections.cancel()
    await settled()
    expect(page.families.find('eip155')?.status).toBe('connected')
  })
})
