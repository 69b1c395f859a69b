import { type FakePorts, fakeChainAdapter, fakeConnector, fakePorts, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage, networks } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import { lateWalletWait } from '../engine/restorer.js'

/** A page that was connected with these connectors, and left. */
async function leftPage(connectors: readonly Connector[], options: WalletsPageOptions = {}): Promise<FakePorts> {
  const ports = options.ports ?? fakePorts()
  const page = await walletsPage({ ...options, ports, connectors })
  void page.start()
  for (const connector of connectors) await page.connections.connect(connector)
  page.dispose()
  return fakePorts({ storage: ports.storage, clock: ports.clock, uuid: () => 'next tab' })
}

/** Every status that a family showed. */
function statuses(page: WalletsPage, namespace: 'eip155' | 'solana' | 'bip122' = 'eip155'): readonly string[] {
  const seen: string[] = []
  page.bus.onAny(() => {
    const status = page.families.find(namespace)?.status ?? ''
    if (seen.at(-1) !== status) seen.push(status)
  })
  return seen
}

const eth = (): Connector => fakeConnector({ id: 'io.eth', name: 'Eth', wallet: fakeWallet({ networkId: 'eip155:10' }) })
const sol = (): Connector =>
  fakeConnector({ id: 'io.sol', name: 'Sol', namespace: 'solana', wallet: fakeWallet({ networkId: 'solana:main' }) })

const onEvm = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
const onSolana = networks.filter(({ chainNamespace }) => chainNamespace === 'solana')

describe('start', () => {
  test('default: with nothing stored everything is disconnected', async () => {
    const page = await walletsPage()
    await page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['disconnected', 'disconnected', 'disconnected'])
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: a wallet that writes its id in other capitals than before is the same one', async () => {
    const wallet = fakeWallet({ networkId: 'eip155:10' })
    const ports = await leftPage([fakeConnector({ id: 'io.eth', name: 'Eth', wallet })])
    const capitals = fakeConnector({ id: 'IO.Eth', name: 'Eth', wallet })
    const page = await walletsPage({ ports, connectors: [capitals] })
    await page.start()
    expect(page.families.account('eip155')?.status).toBe('connected')
    expect(page.connections.list('eip155').map(({ connectorId }) => connectorId)).toEqual(['IO.Eth'])
  })

  test('behavior: a refresh gives the same snapshot, every family by itself', async () => {
    const connectors = [eth(), sol()]
    const ports = await leftPage(connectors)
    const page = await walletsPage({ ports, connectors })
    const seen = statuses(page)
    const restored = page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['reconnecting', 'reconnecting', 'disconnected'])
    await restored
    expect(page.families.all.map(({ caipAddress }) => caipAddress)).toStrictEqual([
      'eip155:10:account-1',
      'solana:main:account-1',
      undefined,
    ])
    expect(page.families.activeNamespace).toBe('solana')
    expect(seen).toStrictEqual(['connected'])
    expect(page.names()).not.toContain('connection:disconnected')
  })

  test('behavior: sessions reconnect and emit CONNECT_SUCCESS, told apart from a first connect', async () => {
    const connectors = [eth()]
    const page = await walletsPage({ ports: await leftPage(connectors), connectors })
    await page.start()
    expect(page.of('connection:connected')).toStrictEqual([
      { namespace: 'eip155', connectorId: 'io.eth', method: 'browser', isRestored: true },
    ])
    expect(page.of('analytics:recorded')).toMatchObject([{ event: 'CONNECT_SUCCESS', properties: { method: 'browser', reconnect: true } }])
  })

  test.each([
    [undefined, 'qrcode'],
    [{ href: 'wallet://', name: 'W' }, 'mobile'],
  ])('behavior: wallet-connect sessions reconnect and emit CONNECT_SUCCESS (deep link %o: %s)', async (deepLink, method) => {
    const connectors = [
      fakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WC', wallet: fakeWallet({ networkId: 'eip155:1' }) }),
    ]
    const ports = await leftPage(connectors)
    const envelope = JSON.stringify({ version: 1, stamp: 1, at: 0, value: deepLink })
    if (deepLink !== undefined) ports.storage.data.set('billfold/default/deep-link', envelope)
    const page = await walletsPage({ ports, connectors })
    await page.start()
    expect(page.of('connection:connected')).toMatchObject([{ method, isRestored: true }])
  })

  test('behavior: a family that is enabled later comes back by itself', async () => {
    const connectors = [eth(), sol()]
    const ports = await leftPage(connectors)
    const page = await walletsPage({
      ports,
      connectors,
      networks: onEvm,
      adapters: [fakeChainAdapter('eip155'), fakeChainAdapter('solana')],
    })
    await page.start()
    expect(page.families.find('eip155')?.status).toBe('connected')
    onSolana.forEach((network) => page.networks.add(network))
    expect(page.families.find('solana')?.status).toBe('reconnecting')
    await settled()
    expect(page.families.find('solana')?.caipAddress).toBe('solana:main:account-1')
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.eth', solana: 'io.sol' })
  })

  test('behavior: a family that was left with its last network comes back with another one: nobody ended it', async () => {
    const connectors = [eth(), sol()]
    const ports = await leftPage(connectors)
    const page = await walletsPage({ ports, connectors })
    await page.start()
    page.networks.remove('solana', 'main')
    await settled()
    expect(page.families.find('solana')).toBeUndefined()
    onSolana.forEach((network) => page.networks.add(network))
    await settled()
    expect(page.families.find('solana')?.status).toBe('connected')
  })

  test('behavior: if reconnect is disabled the status is disconnected', async () => {
    const connector = fakeConnector({ id: 'io.eth' })
    const ports = await leftPage([connector])
    const page = await walletsPage({ ports, connectors: [connector], reconnect: false })
    const seen = statuses(page)
    await page.start()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.stored('connection-status')).toBe('disconnected')
    expect(seen).toStrictEqual([])
  })

  test('behavior: if reconnect is disabled and nothing was connected, nothing is written', async () => {
    const page = await walletsPage({ reconnect: false })
    await page.start()
    expect(page.ports.storage.data.size).toBe(0)
  })

  test('behavior: a stored overall status of disconnected restores nothing', async () => {
    const connector = fakeConnector({ id: 'io.eth' })
    const ports = await leftPage([connector])
    const key = 'billfold/default/connection-status'
    ports.storage.data.set(key, String(ports.storage.data.get(key)).replace('"connected"', '"disconnected"'))
    const page = await walletsPage({ ports, connectors: [connector] })
    await page.start()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: never a prompt at start', async () => {
    const wallet = fakeWallet({ networkId: 'eip155:1' })
    const ports = await leftPage([fakeConnector({ wallet })])
    const before = wallet.calls.length
    await (await walletsPage({ ports, connectors: [fakeConnector({ wallet })] })).start()
    expect(wallet.calls.slice(before).map(({ method }) => method)).toStrictEqual(['accounts', 'network'])
  })

  test.each<[string, Partial<Connector>]>([
    ['the wallet has no grant any more', { reconnect: async () => undefined }],
    ['the wallet fails', { reconnect: () => Promise.reject(new Error('no')) }],
    ['the grant is unusable', { reconnect: async () => ({ accounts: [], provider: {} }) }],
  ])('behavior: on failure that namespace is disconnected without closing the modal: %s', async (_, part) => {
    const connectors = [eth(), sol()]
    const ports = await leftPage(connectors)
    const page = await walletsPage({ ports, connectors: [{ ...eth(), ...part }, connectors[1] as Connector] })
    await page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['disconnected', 'connected', 'disconnected'])
    expect(page.modal.calls).toStrictEqual([])
    expect(page.storedConnectors()).toStrictEqual({ solana: 'io.sol' })
    expect(page.names()).not.toContain('connection:failed')
  })

  test('behavior: a connector that cannot restore is never asked', async () => {
    const { reconnect: _, ...connector } = fakeConnector()
    const ports = await leftPage([connector])
    const page = await walletsPage({ ports, connectors: [connector] })
    await page.start()
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.stored('connection-status')).toBe('disconnected')
  })

  test('behavior: connectors that arrive late are awaited', async () => {
    const connector = eth()
    const page = await walletsPage({ ports: await leftPage([connector]) })
    const seen = statuses(page)
    const restored = page.start()
    await page.ports.clock.settle(1000)
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    page.connectors.add(connector)
    await restored
    expect(page.families.find('eip155')?.status).toBe('connected')
    expect(seen).toStrictEqual(['connected'])
    await page.ports.clock.settle(100)
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: a connector that does not come within 3 s is given up', async () => {
    expect(lateWalletWait).toBe(3000)
    const page = await walletsPage({ ports: await leftPage([eth()]) })
    void page.start()
    await page.ports.clock.settle(2999)
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    await page.ports.clock.settle(1)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.storedConnectors()).toStrictEqual({})
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: the wait starts when the code of the family is there', async () => {
    const connector = eth()
    const loaded = deferred<undefined>()
    const page = await walletsPage({ ports: await leftPage([connector]), loadAdapter: () => loaded.promise })
    void page.start()
    await page.ports.clock.settle(10_000)
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    loaded.reject(new Error('chunk'))
    await page.ports.clock.settle(2999)
    page.connectors.add(connector)
    await settled()
    expect(page.families.find('eip155')?.status).toBe('connected')
  })

  test('behavior: the person goes on while the code of the family never comes', async () => {
    const page = await walletsPage({ ports: await leftPage([eth()]), loadAdapter: () => new Promise(() => undefined) })
    const restored = page.start()
    await page.connections.disconnect()
    await restored
    expect(page.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: a family that is not requested any more is left alone', async () => {
    const page = await walletsPage({ ports: await leftPage([sol()]), networks: networks.slice(0, 2) })
    await page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['disconnected'])
  })

  test('behavior: the page is left in the middle of a restore: nothing is lost', async () => {
    const connector = eth()
    const ports = await leftPage([connector])
    const page = await walletsPage({ ports })
    void page.start()
    await settled()
    page.dispose()
    await settled()
    expect(page.ports.clock.pending).toBe(0)
    const next = await walletsPage({ ports: fakePorts({ storage: ports.storage, clock: ports.clock }), connectors: [connector] })
    await next.start()
    expect(next.families.find('eip155')?.status).toBe('connected')
  })

  test('behavior: the person connects another wallet during a restore: that one counts', async () => {
    const ports = await leftPage([eth()])
    const other = fakeConnector({ id: 'io.other', name: 'Other' })
    const page = await walletsPage({ ports, connectors: [other] })
    const restored = page.start()
    expect(await page.connections.connect(other)).toMatchObject({ status: 'connected' })
    await restored
    expect(page.families.find('eip155')?.session?.connector).toBe(other)
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.other' })
  })

  test('behavior: the person refuses another wallet during a restore: the first one still counts when it comes', async () => {
    const connector = eth()
    const ports = await leftPage([connector])
    const other = fakeConnector({ id: 'io.other', name: 'Other', wallet: fakeWallet({ behavior: 'refuse' }) })
    const page = await walletsPage({ ports, connectors: [other] })
    void page.start()
    expect((await page.connections.connect(other)).status).toBe('refused')
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.eth' })
    page.connectors.add(connector)
    await settled()
    expect(page.families.find('eip155')).toMatchObject({ status: 'connected', session: { connector } })
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.eth' })
  })

  test('behavior: a wallet that answers a restore too late is ignored', async () => {
    const ports = await leftPage([eth()])
    const answer = deferred<Grant | undefined>()
    const connector = { ...eth(), reconnect: () => answer.promise }
    const page = await walletsPage({ ports, connectors: [connector] })
    const restored = page.start()
    await settled()
    page.connections.cancel()
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    await page.connections.disconnect()
    answer.resolve({ accounts: [{ address: 'late' }], provider: {} })
    await restored
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test('behavior: the account that was in use comes back', async () => {
    const accounts = [{ address: 'a' }, { address: 'b' }]
    const connector = fakeConnector({ wallet: fakeWallet({ accounts, networkId: 'eip155:1' }) })
    const ports = fakePorts()
    const page = await walletsPage({ ports, connectors: [connector], multiWallet: true })
    void page.start()
    await page.connections.connect(connector)
    await page.connections.switchConnection({ namespace: 'eip155', connectorId: 'fake' }, { address: 'b' })
    expect(page.families.account()?.address).toBe('b')
    page.dispose()
    const next = await walletsPage({ ports: fakePorts({ storage: ports.storage }), connectors: [connector] })
    await next.start()
    expect(next.families.account()?.address).toBe('b')
  })

  test('behavior: junk in the storage restores nothing and throws nothing', async () => {
    const ports = await leftPage([eth()])
    for (const key of ports.storage.data.keys())
      ports.storage.data.set(key, '{"version":1,"stamp":1,"at":1,"value":{"eip155":[],"__proto__":1}}')
    const page = await walletsPage({ ports, connectors: [eth()] })
    await page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['disconnected', 'disconnected', 'disconnected'])
  })
})

describe('the auth connector', () => {
  const auth = (part: Partial<Connector> = {}): Connector => ({
    ...fakeConnector({ id: 'ID_AUTH', type: 'AUTH', name: 'Auth', wallet: fakeWallet({ networkId: 'eip155:1' }) }),
    ...part,
  })

  test('behavior: the auth connector is skipped at start, and its family waits for it', async () => {
    const connector = auth()
    const page = await walletsPage({ ports: await leftPage([connector]), connectors: [connector] })
    const restored = page.start()
    await page.ports.clock.settle(2000)
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    expect(await page.connections.restore(connector)).toBe(true)
    await restored
    expect(page.families.find('eip155')?.status).toBe('connected')
    expect(page.of('connection:connected')).toMatchObject([{ method: 'email', isRestored: true }])
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: without it the family is disconnected after the wait, and what is stored stays', async () => {
    const connector = auth()
    const page = await walletsPage({ ports: await leftPage([connector]) })
    const restored = page.start()
    await page.ports.clock.settle(lateWalletWait)
    await restored
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'ID_AUTH' })
    page.connectors.add(connector)
    expect(await page.connections.restore(connector)).toBe(true)
  })

  test('behavior: its session is over: what is stored goes', async () => {
    const connector = auth({ reconnect: async () => undefined })
    const page = await walletsPage({ ports: await leftPage([connector]), connectors: [connector] })
    void page.start()
    expect(await page.connections.restore(connector)).toBe(false)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.storedConnectors()).toStrictEqual({})
  })
})

describe('where the page starts', () => {
  test('behavior: the stored network is the one in use, even one that is not requested', async () => {
    const ports = fakePorts()
    const page = await walletsPage({ ports })
    page.families.activate('solana')
    page.dispose()
    expect(page.stored('active-network-id')).toBe('solana:main')
    expect(page.stored('active-namespace')).toBe('solana')
    expect((await walletsPage({ ports: fakePorts({ storage: ports.storage }) })).families.activeNetwork?.caipNetworkId).toBe('solana:main')
    const renamed = [networks[0], { ...networks[2], caipNetworkId: 'solana:other' }] as typeof networks
    expect((await walletsPage({ ports: fakePorts({ storage: ports.storage }), networks: renamed })).families.activeNetwork).toMatchObject({
      caipNetworkId: 'solana:main',
      isUnsupported: true,
      name: 'Unsupported Network',
    })
    const without = networks.slice(0, 2)
    expect(
      (await walletsPage({ ports: fakePorts({ storage: ports.storage }), networks: without })).families.activeNetwork?.caipNetworkId,
    ).toBe('eip155:1')
  })

  test.each([
    [undefined, 'eip155:1'],
    [networks[1], 'eip155:10'],
    [networks[2], 'solana:main'],
  ])('behavior: without it the default network, else the first (%o)', async (defaultNetwork, id) => {
    const page = await walletsPage(defaultNetwork === undefined ? {} : { defaultNetwork })
    expect(page.families.activeNetwork?.caipNetworkId).toBe(id)
  })
})
