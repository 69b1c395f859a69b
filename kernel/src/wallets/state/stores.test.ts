import { fakeChainAdapter, fakeConnector, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, networks, walletsPage } from '../../../testing/wallets-page.js'
import type { ChainNamespace } from '../../core/caip/ids.js'
import { Families } from './families.js'
import { Connectors } from './connectors.js'

describe('Networks', () => {
  const polkadot = fakeNetwork('polkadot', { id: 'dot' })
  const adapters = (['eip155', 'solana', 'bip122', 'polkadot'] as const).map((namespace) => fakeChainAdapter(namespace))

  test('behavior: adding the first network of a namespace enables it', async () => {
    const page = await walletsPage({ adapters })
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(page.families.all.map(({ namespace }) => namespace).join()))
    page.networks.add(polkadot)
    stop()
    expect(seen).toStrictEqual(['eip155,solana,bip122', 'eip155,solana,bip122,polkadot'])
    expect(page.families.find('polkadot')).toMatchObject({ status: 'disconnected', chosen: polkadot })
  })

  test('behavior: removing the last disables it, and ends what is connected there', async () => {
    const connector = fakeConnector({ namespace: 'solana', wallet: fakeWallet({ networkId: 'solana:main' }) })
    const page = await walletsPage({ adapters, connectors: [connector] })
    void page.start()
    await page.connections.connect(connector)
    page.networks.remove('solana', 'main')
    expect(page.families.find('solana')).toBeUndefined()
    expect(page.connections.live).toStrictEqual([])
    expect(page.families.activeNamespace).toBe('eip155')
    expect(page.storedConnectors()).toStrictEqual({})
    expect(page.of('connection:disconnected')).toMatchObject([{ reason: 'disabled' }])
    expect(page.connectors.all).toStrictEqual([])
    page.networks.add(networks[2] as never)
    expect(page.families.find('solana')).toMatchObject({ status: 'disconnected', session: undefined, chosen: networks[2] })
  })

  test('behavior: removing the network in use gives the unsupported-network state, adding it ends that', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ networkId: 'eip155:10' }) })
    const page = await walletsPage({ adapters, connectors: [connector] })
    await page.connections.connect(connector)
    page.networks.remove('eip155', '10')
    expect(page.families.activeNetwork).toMatchObject({ caipNetworkId: 'eip155:10', isUnsupported: true })
    page.networks.add(networks[1] as never)
    expect(page.families.activeNetwork).toBe(networks[1])
  })

  test('behavior: UnsupportedChain opens when the host removes the network in use, once, and closes when it adds it again', async () => {
    const connector = fakeConnector({ wallet: fakeWallet({ networkId: 'eip155:10' }) })
    const page = await walletsPage({ adapters, connectors: [connector] })
    await page.connections.connect(connector)
    page.networks.remove('eip155', '10')
    expect(page.modal.current).toBe('UnsupportedChain')
    page.modal.close()
    page.networks.remove('solana', 'main')
    expect(page.modal.current).toBeUndefined()
    page.networks.add(networks[1] as never)
    page.networks.remove('eip155', '10')
    expect(page.modal.current).toBe('UnsupportedChain')
    page.networks.add(networks[1] as never)
    expect(page.modal.current).toBeUndefined()
  })

  test('behavior: removing the network that a family without a wallet is on moves it', async () => {
    const page = await walletsPage({ adapters })
    page.networks.remove('eip155', 1)
    expect(page.families.activeNetwork).toBe(networks[1])
  })

  test('behavior: removing every network leaves nothing in front', async () => {
    const page = await walletsPage({ adapters })
    for (const { chainNamespace, id } of networks) page.networks.remove(chainNamespace, id)
    expect([page.families.activeNamespace, page.families.activeNetwork]).toStrictEqual([undefined, undefined])
    expect(page.of('family:activated').at(-1)).toStrictEqual({ namespace: undefined })
  })

  test('behavior: a network with a known id takes its place', async () => {
    const page = await walletsPage({ adapters })
    const renamed = { ...(networks[0] as (typeof networks)[number]), name: 'Renamed' }
    page.networks.add(renamed)
    expect(page.networks.of('eip155').map(({ name }) => name)).toStrictEqual(['Renamed', 'eip155 10'])
    expect(page.families.activeNetwork).toBe(renamed)
  })

  test.each([
    ['adding', (page: WalletsPage) => page.networks.add(fakeNetwork('sui'))],
    ['removing', (page: WalletsPage) => page.networks.remove('sui', 1)],
  ])(
    "behavior: %s a network for a namespace with no adapter throws an error ('Adapter for namespace ... doesn't exist')",
    async (_, act) => {
      const page = await walletsPage({ adapters })
      expect(() => act(page)).toThrow("Adapter for namespace sui doesn't exist")
      expect(page.networks.requested).toBe(networks)
    },
  )

  test('behavior: a network is found by its id or its deprecated one, else there is a placeholder', async () => {
    const { networks: store } = await walletsPage()
    expect(store.find('solana:old')).toBe(networks[2])
    expect(store.find('solana:none')).toBeUndefined()
    expect(store.resolve('eip155:10')).toBe(networks[1])
    expect(store.resolve('eip155:7')).toMatchObject({ name: 'Unsupported Network' })
  })

  test('behavior: without any network there is no active family', async () => {
    const { families } = await walletsPage({ networks: [] })
    expect([
      families.activeNamespace,
      families.active,
      families.activeNetwork,
      families.activeCaipAddress,
      families.isConnected,
    ]).toStrictEqual([undefined, undefined, undefined, undefined, false])
  })
})

describe('Families', () => {
  test("behavior: 'AppKit:getAccount - namespace is required'", async () => {
    const page = await walletsPage({ networks: [] })
    expect(() => page.families.account()).toThrow('AppKit:getAccount - namespace is required')
  })

  test('behavior: the account of a family that is not enabled is none', async () => {
    expect((await walletsPage()).families.account('sui')).toBeUndefined()
  })

  test('behavior: getters that cannot go without name what is missing', async () => {
    const page = await walletsPage({ networks: [] })
    expect(() => page.families.needAddress('send')).toThrow('No ActiveCaipAddress found')
    expect(() => page.families.needNetwork('send')).toThrow('No ActiveCaipNetwork or client found')
    expect(() => page.families.get('sui', 'connectExternal')).toThrow('connectExternal: namespace not found')
    await expect(page.families.needAdapter('sui', 'signMessage')).rejects.toThrow('signMessage: adapter not found')
  })

  test('behavior: and return what is there', async () => {
    const adapter = fakeChainAdapter('eip155')
    const page = await walletsPage({ adapters: [adapter] })
    await page.connections.connect(fakeConnector())
    expect(page.families.needAddress('send')).toBe('eip155:1:account-1')
    expect(page.families.needNetwork('send')).toBe(networks[0])
    expect(page.families.get('eip155', 'x')).toBe(page.families.active)
    expect(await page.families.needAdapter('eip155', 'signMessage')).toBe(adapter)
  })

  test('behavior: a family that is not enabled cannot come to the front', async () => {
    const page = await walletsPage()
    page.families.activate('sui')
    expect(page.families.activeNamespace).toBe('eip155')
  })

  test('behavior: what is known of the networks of a family that is not enabled', async () => {
    expect((await walletsPage()).families.networkState('sui')).toStrictEqual({
      caipNetwork: undefined,
      supportsAllNetworks: true,
      approvedCaipNetworkIds: undefined,
      requestedCaipNetworks: [],
      smartAccountEnabledNetworks: [],
    })
  })

  test('behavior: an eighth family works like any other', async () => {
    const eighth = 'aptos' as ChainNamespace
    const accounts = [{ namespace: eighth, preferred: 'payment' }] as const
    const connector = fakeConnector({ namespace: eighth, wallet: fakeWallet({ networkId: 'aptos:1' }) })
    const page = await walletsPage({ networks: [fakeNetwork(eighth)], accounts, connectors: [connector] })
    expect(page.families.account()?.preferredAccountType).toBe('payment')
    await page.connections.connect(connector)
    expect(page.families.activeCaipAddress).toBe('aptos:1:account-1')
  })

  test('behavior: a family that nobody gives a default account type has eoa', async () => {
    const ninth = 'tezos' as ChainNamespace
    const page = await walletsPage({ networks: [fakeNetwork(ninth)] })
    expect(page.families.account()?.preferredAccountType).toBe('eoa')
  })

  test('behavior: a family without any network has an address and no CAIP address', async () => {
    const page = await walletsPage()
    page.families.find('eip155')?.choose(undefined)
    await page.connections.connect({ ...fakeConnector(), connect: async () => ({ accounts: [{ address: 'a' }], provider: {} }) })
    expect(page.families.account()).toMatchObject({ address: 'a', caipAddress: undefined, status: 'connected' })
    page.networks.add({ ...fakeNetwork('eip155', { id: 77 }) })
    expect(page.families.account()).toMatchObject({ address: 'a', caipAddress: 'eip155:1:a' })
  })

  test('behavior: a wallet that takes only what it approved, and did not say what', async () => {
    const page = await walletsPage()
    const grant = { accounts: [{ address: 'a' }], provider: {}, supportsAllNetworks: false }
    await page.connections.connect({ ...fakeConnector(), connect: async () => grant })
    expect(page.networks.of('eip155').map(page.families.isReachable)).toStrictEqual([true, true])
  })

  test('behavior: an adapter that is not loaded yet is loaded', async () => {
    const adapter = fakeChainAdapter('eip155')
    const { networks: store } = await walletsPage()
    const adapters = { isProvided: () => true, has: () => true, find: () => undefined, load: async () => adapter }
    const needs = {
      networks: store,
      adapters,
      storedNetworkId: undefined,
      chosenAccountType: () => undefined,
      accountsOf: () => undefined,
    }
    expect(await new Families({ ...needs, onIllegal: () => undefined }).needAdapter('eip155', 'sign')).toBe(adapter)
  })

  test('behavior: an illegal move is ignored and logged, never thrown', async () => {
    const page = await walletsPage()
    page.families.find('eip155')?.leave(undefined)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.ports.log.lines.map(({ message }) => message)).toStrictEqual([
      'end is not possible while eip155 is disconnected. It was ignored.',
    ])
  })

  test('behavior: nothing is held after dispose', async () => {
    const slow = fakeConnector({ id: 'slow', name: 'Slow', namespace: 'solana', wallet: fakeWallet({ behavior: 'wait' }) })
    const connector = fakeConnector()
    const page = await walletsPage({ connectors: [connector, slow] })
    void page.start()
    await page.connections.connect(connector)
    const outcome = page.connections.connect(slow)
    connector.wallet.changeNetwork('eip155:10')
    page.ports.storage.twin().write('billfold/default/connected-connectors', '{}')
    page.dispose()
    page.dispose()
    expect((await outcome).status).toBe('cancelled')
    expect(connector.wallet.listeners).toBe(0)
    expect({ ...page.ports.leaks(), channels: 0 }).toStrictEqual({ timers: 0, listeners: 0, channels: 0, requests: 0 })
    expect(page.families.find('eip155')?.status).toBe('connected')
  })

  test('behavior: a page that comes back into view looks at the storage again', async () => {
    const page = await walletsPage()
    void page.start()
    page.ports.device.hide()
    expect(page.ports.clock.pending).toBe(0)
    page.ports.device.show()
    expect(page.ports.clock.pending).toBe(1)
    page.dispose()
  })
})

describe('Connectors', () => {
  const enabled = new Set<string>(['eip155', 'solana'])
  const make = (): Connectors => new Connectors({ namespaces: () => [...enabled] as ChainNamespace[], onChange: () => undefined })
  const eth = fakeConnector({ id: 'a', name: 'A', explorerId: 'x1', info: { rdns: 'io.a' } })
  const sol = fakeConnector({ id: 'a', name: 'A', namespace: 'solana', explorerId: 'x1', info: { rdns: 'io.a' } })

  test('behavior: connectors are added and taken away at any moment', () => {
    const connectors = make()
    const seen: number[] = []
    const stop = autorun(() => seen.push(connectors.all.length))
    const remove = connectors.add(eth)
    remove()
    remove()
    stop()
    expect(seen).toStrictEqual([0, 1, 0])
  })

  test('behavior: a hidden duplicate takes the place of the first when that goes', () => {
    const connectors = make()
    const remove = connectors.add(eth)
    const twin = fakeConnector({ id: 'other', name: 'A' })
    connectors.add(twin)
    expect(connectors.all).toStrictEqual([eth])
    remove()
    expect(connectors.all).toStrictEqual([twin])
  })

  test('behavior: connectors of families that are not enabled wait unseen', () => {
    const connectors = make()
    connectors.add(fakeConnector({ namespace: 'sui' }))
    expect(connectors.all).toStrictEqual([])
  })

  test('behavior: rows merge families, and the filter narrows them to one', () => {
    const connectors = make()
    connectors.add(eth)
    connectors.add(sol)
    expect(connectors.rows).toMatchObject([{ type: 'MULTI_CHAIN', connectors: [eth, sol] }])
    connectors.narrow('solana')
    expect(connectors.rows).toMatchObject([{ type: 'INJECTED', connectors: [sol] }])
    connectors.narrow(undefined)
    expect(connectors.rows).toHaveLength(1)
  })

  test('behavior: an id is the same whatever its case, the one that is written so first', () => {
    const connectors = make()
    const capitals = fakeConnector({ id: 'io.Leap', name: 'Leap', info: { rdns: 'io.Leap' } })
    connectors.add(capitals)
    expect(connectors.find({ id: 'IO.leap', namespace: 'eip155' })).toBe(capitals)
    expect(connectors.byId('io.leap')).toBe(capitals)
    expect(connectors.ofWallet({ rdns: 'io.leap' }, 'eip155')).toBe(capitals)
    const exact = fakeConnector({ id: 'io.leap', name: 'Leap', namespace: 'solana' })
    connectors.add(exact)
    expect([connectors.byId('io.leap'), connectors.byId('io.Leap')]).toEqual([exact, capitals])
  })

  test('behavior: lookup by id across all, or within a family', () => {
    const connectors = make()
    connectors.add(eth)
    connectors.add(sol)
    expect(connectors.byId('a')).toBe(eth)
    expect(connectors.find({ id: 'a', namespace: 'solana' })).toBe(sol)
    expect(connectors.find({ id: 'b', namespace: 'solana' })).toBeUndefined()
  })

  test.each([
    [{ explorerId: 'x1' }, true],
    [{ rdns: 'io.a' }, true],
    [{ explorerId: 'x2', rdns: 'io.a' }, true],
    [{ explorerId: 'x2', rdns: 'io.b' }, false],
    [{}, false],
  ])('behavior: lookup by explorer id or rdns within a namespace: %o', (names, isFound) => {
    const connectors = make()
    connectors.add(fakeConnector({ id: 'bare', name: 'Bare', namespace: 'solana' }))
    connectors.add(eth)
    connectors.add(sol)
    expect(connectors.ofWallet(names, 'solana')).toBe(isFound ? sol : undefined)
  })
})
