import { fakeChainAdapter, fakeConnector, fakeNetwork, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage, networks } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { ChainAdapter } from '../contract/chain-adapter.js'
import type { Connector } from '../contract/connector.js'
import type { WalletListener } from '../contract/connection.js'
import type { Network } from '../contract/network.js'
import { walletError } from '../errors/wallet-refused.js'
import { gatherTime } from '../engine/held-session.js'

const [eth1, eth10, sol, btc] = networks as [Network, Network, Network, Network]
const ethWallet = () => fakeWallet({ networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })

async function connected(part: Partial<Connector> = {}, options: WalletsPageOptions = {}): Promise<WalletsPage> {
  const connector = { ...fakeConnector({ id: 'w', name: 'W', wallet: ethWallet() }), ...part }
  const page = await walletsPage({ ...options, connectors: [connector, ...(options.connectors ?? [])] })
  for (const each of [...(options.connectors ?? []), connector]) await page.connections.connect(each)
  page.events.length = 0
  page.modal.calls.length = 0
  return page
}

/** A wallet of which only the answers to network questions matter. */
function answering(adapter: Partial<Pick<ChainAdapter, 'switchNetwork' | 'addNetwork'>>): WalletsPageOptions {
  return {
    adapters: [
      fakeChainAdapter('eip155', { switchNetwork: undefined as never, ...adapter, without: adapter.addNetwork ? [] : ['addNetwork'] }),
    ],
  }
}

const unknownNetwork = (): Error => walletError('wallet/unknown-network', { networkId: 'eip155:10' })

describe('switchTo', () => {
  test('default: within the active namespace it asks the wallet adapter', async () => {
    const page = await connected()
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'switched' })
    expect(page.families.activeCaipAddress).toBe('eip155:10:account-1')
    expect(page.of('network:changed')).toStrictEqual([{ namespace: 'eip155', caipNetworkId: 'eip155:10' }])
    expect(page.of('analytics:recorded')).toStrictEqual([{ event: 'SWITCH_NETWORK', properties: { network: 'eip155:10' } }])
    await page.ports.clock.settle(gatherTime)
    expect(page.of('network:changed')).toHaveLength(1)
  })

  test('behavior: the network in use already asks nobody', async () => {
    const wallet = ethWallet()
    const page = await connected({ ...fakeConnector({ id: 'w', name: 'W', wallet }) })
    const before = wallet.calls.length
    expect(await page.networkSwitch.switchTo('eip155:1')).toStrictEqual({ status: 'switched' })
    expect(wallet.calls).toHaveLength(before)
  })

  test('behavior: switching to a namespace with no address just sets the network', async () => {
    const page = await connected()
    expect(await page.networkSwitch.switchTo('solana:main')).toStrictEqual({ status: 'switched' })
    expect(page.families.activeNamespace).toBe('solana')
    expect(page.families.activeNetwork).toBe(sol)
    expect(page.families.find('eip155')?.status).toBe('connected')
  })

  test('behavior: switching to another connected family asks its own wallet', async () => {
    const solana = fakeConnector({ id: 's', name: 'S', namespace: 'solana', wallet: fakeWallet({ networkId: 'solana:main' }) })
    const page = await connected({}, { connectors: [solana] })
    await page.networkSwitch.switchTo('solana:main')
    expect(page.families.activeCaipAddress).toBe('solana:main:account-1')
    await page.networkSwitch.switchTo('eip155:10')
    expect(page.families.activeCaipAddress).toBe('eip155:10:account-1')
  })

  test('behavior: a family whose wallets have no network of their own follows the page', async () => {
    const other = fakeNetwork('solana', { id: 'test' })
    const page = await connected(
      { ...fakeConnector({ namespace: 'solana' }), connect: async () => ({ accounts: [{ address: 's' }], provider: {} }) },
      { networks: [...networks, other], adapters: [fakeChainAdapter('solana', { without: ['switchNetwork'] })] },
    )
    await page.networkSwitch.switchTo('solana:test')
    expect(page.families.activeCaipAddress).toBe('solana:test:s')
  })

  test('behavior: a session asks its own connector when that can switch', async () => {
    const asked: Network[] = []
    const connector: Partial<Connector> = { spans: 'session', switchNetwork: async (network) => void asked.push(network) }
    const page = await connected(connector)
    await page.networkSwitch.switchTo('eip155:10')
    expect(asked).toStrictEqual([eth10])
    expect(page.families.activeNetwork).toBe(eth10)
  })

  test('behavior: on wallet-connect a chain switch is requested first, then adding it', async () => {
    const asked: string[] = []
    const page = await connected(
      {
        spans: 'session',
        switchNetwork: async () => {
          asked.push('switch')
          if (asked.length === 1) throw unknownNetwork()
        },
      },
      answering({ addNetwork: async () => void asked.push('add') }),
    )
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'switched' })
    expect(asked).toStrictEqual(['switch', 'add', 'switch'])
  })

  test('behavior: an adapter that is not loaded yet is loaded', async () => {
    const page = await connected({}, { adapters: [], loadAdapter: async () => fakeChainAdapter('eip155') })
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'switched' })
  })

  test("behavior: 'Adapter or connector not found for namespace'", async () => {
    const page = await connected({}, { adapters: [] })
    await expect(page.networkSwitch.switchTo('eip155:10', { throwOnFailure: true })).rejects.toThrow(
      'Adapter or connector not found for namespace',
    )
  })

  test('behavior: the way out of an unsupported network closes behind', async () => {
    const wallet = fakeWallet({ networkId: 'eip155:999', networkIds: ['eip155:1'] })
    const page = await walletsPage()
    await page.connections.connect(fakeConnector({ wallet }))
    expect(page.modal.current).toBe('UnsupportedChain')
    await page.networkSwitch.switchTo('eip155:1')
    expect(page.modal.calls).toStrictEqual([['show', 'UnsupportedChain'], ['close']])
  })
})

describe('failures', () => {
  const refuse = (): never => {
    throw walletError('wallet/refused', {})
  }
  const fail = (): never => {
    throw new Error('Out of order')
  }

  test('behavior: a failed switch goes back one view and says why', async () => {
    const page = await connected({}, answering({ switchNetwork: async () => fail() }))
    page.modal.current = 'SwitchNetwork'
    expect(await page.networkSwitch.switchTo('eip155:10')).toMatchObject({ status: 'failed', error: { message: 'Out of order' } })
    expect(page.modal.calls).toStrictEqual([['back'], ['tell', new Error('Out of order')]])
    expect(page.families.activeNetwork).toBe(eth1)
    expect(page.recorded()).toStrictEqual([])
  })

  test('behavior: a failed switch goes back one view unless the caller asked for throwing', async () => {
    const page = await connected({}, answering({ switchNetwork: async () => fail() }))
    page.modal.current = 'SwitchNetwork'
    await expect(page.networkSwitch.switchTo('eip155:10', { throwOnFailure: true })).rejects.toThrow('Out of order')
    expect(page.modal.calls).toStrictEqual([])
  })

  test('behavior: while the modal is closed there is no view to go back from', async () => {
    const page = await connected({}, answering({ switchNetwork: async () => fail() }))
    await page.networkSwitch.switchTo('eip155:10')
    expect(page.modal.calls).toStrictEqual([['tell', new Error('Out of order')]])
  })

  test('behavior: a refusal is an outcome: back to the step before, no words', async () => {
    const page = await connected({}, answering({ switchNetwork: async () => refuse() }))
    page.modal.current = 'SwitchNetwork'
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'refused' })
    expect(page.modal.calls).toStrictEqual([['back']])
  })

  test('behavior: APKT001, a switch targets an unconfigured network', async () => {
    const page = await connected()
    page.modal.current = 'Networks'
    expect(await page.networkSwitch.switchTo('eip155:999')).toMatchObject({ status: 'failed', error: { message: 'CaipNetwork not found' } })
    expect(page.modal.calls).toStrictEqual([['alert', 'APKT001', 'eip155:999'], ['back']])
  })

  test.each<[string, () => Promise<void>, object]>([
    ["add fails: 'Chain is not supported'", async () => fail(), { status: 'failed', error: { message: 'Chain is not supported' } }],
    ['the person refuses to add it', async () => refuse(), { status: 'refused' }],
  ])('behavior: an unknown chain is added once: %s', async (_, addNetwork, outcome) => {
    let switches = 0
    const switchNetwork = async (): Promise<void> => {
      switches += 1
      throw unknownNetwork()
    }
    const page = await connected({}, answering({ switchNetwork, addNetwork }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toMatchObject(outcome)
    expect(switches).toBe(1)
    expect(page.families.activeNetwork).toBe(eth1)
  })

  test.each([
    ['a default code', { code: 5000 }],
    ['a code for anything', { code: -32603, data: { originalError: { code: 4001 } } }],
  ])('behavior: a refusal that wraps %s is no unknown network: nothing is added', async (_, cause) => {
    const added: unknown[] = []
    const switchNetwork = () => Promise.reject(walletError('wallet/refused', {}, cause))
    const page = await connected({}, answering({ switchNetwork, addNetwork: async () => void added.push('add') }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'refused' })
    expect(added).toStrictEqual([])
  })

  test("behavior: an unknown chain that cannot be added: 'Chain is not supported'", async () => {
    const page = await connected({}, answering({ switchNetwork: () => Promise.reject(unknownNetwork()) }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toMatchObject({ error: { code: 'network/not-supported' } })
    expect(page.modal.calls).toStrictEqual([['tell', expect.objectContaining({ message: 'Chain is not supported' })]])
  })

  test.each<[string, () => never, object]>([
    ['and says so', fail, { status: 'failed', error: { message: 'The wallet did not switch to eip155 10' } }],
    ['and is refused', refuse, { status: 'refused' }],
  ])('behavior: add succeeds but the chain did not change: asks once more %s', async (_, second, outcome) => {
    let switches = 0
    const switchNetwork = async (): Promise<void> => {
      switches += 1
      if (switches === 1) throw unknownNetwork()
      second()
    }
    const page = await connected({}, answering({ switchNetwork, addNetwork: async () => undefined }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toMatchObject(outcome)
    expect(switches).toBe(2)
    expect(page.families.activeNetwork).toBe(eth1)
  })
})

describe('what the wallet tells while it is asked', () => {
  async function watched(
    adapter: (tell: WalletListener) => Partial<Pick<ChainAdapter, 'switchNetwork' | 'addNetwork'>>,
  ): Promise<WalletsPage> {
    const listeners: WalletListener[] = []
    const tell: WalletListener = {
      accountsChanged: (accounts) => listeners[0]?.accountsChanged(accounts),
      networkChanged: (id) => listeners[0]?.networkChanged(id),
      disconnected: () => listeners[0]?.disconnected(),
    }
    const connect: Connector['connect'] = async () => ({
      accounts: [{ address: 'a' }],
      networkId: 'eip155:1',
      provider: {},
      watch: (listener) => (listeners.push(listener), () => undefined),
    })
    return connected({ connect }, answering(adapter(tell)))
  }

  test('behavior: added, and the wallet tells that it is there: it is not asked once more', async () => {
    let switches = 0
    const page = await watched((tell) => ({
      switchNetwork: async () => {
        switches += 1
        throw unknownNetwork()
      },
      addNetwork: async () => tell.networkChanged('eip155:10'),
    }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toStrictEqual({ status: 'switched' })
    expect(switches).toBe(1)
  })

  test('behavior: the wallet says yes and tells of another network: its word counts, and the failure says so', async () => {
    const page = await watched((tell) => ({ switchNetwork: async () => tell.networkChanged('eip155:999') }))
    expect(await page.networkSwitch.switchTo('eip155:10')).toMatchObject({ error: { code: 'chains/not-switched' } })
    await page.ports.clock.settle(gatherTime)
    expect(page.families.activeNetwork?.caipNetworkId).toBe('eip155:999')
  })

  test('behavior: an account that came along is followed with the network', async () => {
    const page = await watched((tell) => ({ switchNetwork: async () => tell.accountsChanged([{ address: 'b' }]) }))
    await page.networkSwitch.switchTo('eip155:10')
    expect(page.families.activeCaipAddress).toBe('eip155:10:b')
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: the wallet is gone when it answers: nothing is set', async () => {
    const answer = deferred<void>()
    const page = await watched(() => ({ switchNetwork: () => answer.promise }))
    const outcome = page.networkSwitch.switchTo('eip155:10')
    await page.connections.disconnect({ namespace: 'eip155' })
    page.families.activate('solana')
    answer.resolve()
    await outcome
    expect(page.families.activeNamespace).toBe('solana')
    expect(page.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
  })

  test.each([
    ['is not asked to add the network', (asked: string[]) => asked.length === 1],
    ['is not asked for the network once more', (asked: string[]) => asked.length === 2],
  ])('behavior: a wallet that is left meanwhile %s', async (_, isLast) => {
    const asked: string[] = []
    const answer = deferred<void>()
    const ask = (what: string) => async () => {
      asked.push(what)
      if (isLast(asked)) await answer.promise
      if (asked.length === 1) throw unknownNetwork()
    }
    const page = await connected({}, answering({ switchNetwork: ask('switch'), addNetwork: ask('add') }))
    const outcome = page.networkSwitch.switchTo('eip155:10')
    await settled()
    const before = [...asked]
    await page.connections.disconnect({ namespace: 'eip155' })
    answer.resolve()
    expect(await outcome).toMatchObject({ status: 'failed' })
    expect(asked).toStrictEqual(before)
  })

  test('behavior: of two switches the later one brings its family to the front', async () => {
    const answer = deferred<void>()
    const page = await watched(() => ({ switchNetwork: () => answer.promise }))
    const first = page.networkSwitch.switchTo('eip155:10')
    await settled()
    await page.networkSwitch.switchTo('solana:main')
    answer.resolve()
    await first
    expect(page.families.activeNamespace).toBe('solana')
    expect(page.families.find('eip155')?.network).toBe(eth10)
  })
})

describe('choose', () => {
  test.each<[string, Network, { readonly isForced?: boolean } | undefined, readonly unknown[]]>([
    ['not requested: APKT001', fakeNetwork('eip155', { id: 999 }), undefined, [['alert', 'APKT001', 'eip155:999']]],
    ['the same: nothing', eth1, undefined, []],
    ['within the family: the switch view', eth10, undefined, [['show', 'SwitchNetwork', { network: eth10, mustConfirm: false }]]],
    ['forced: confirmation', eth10, { isForced: true }, [['show', 'SwitchNetwork', { network: eth10, mustConfirm: true }]]],
    [
      'another family that is not connected: the active chain is switched first',
      btc,
      undefined,
      [['show', 'SwitchActiveChain', { network: btc }]],
    ],
  ])('behavior: connected, %s', async (_, network, options, calls) => {
    const page = await connected()
    page.networkSwitch.choose(network, options)
    expect(page.modal.calls).toStrictEqual(calls)
  })

  test('behavior: nothing connected: the network is just set', async () => {
    const page = await walletsPage()
    page.networkSwitch.choose(sol)
    await settled()
    expect(page.families.activeNetwork).toBe(sol)
    expect(page.modal.calls).toStrictEqual([])
  })

  test('behavior: the network that another family has in use', async () => {
    const page = await walletsPage()
    page.networkSwitch.choose(btc)
    await settled()
    expect(page.families.activeNamespace).toBe('bip122')
  })

  test.each([
    ['confirmation is required for auth-connected chains', sol, [['show', 'SwitchNetwork', { network: sol, mustConfirm: true }]]],
    ['every other namespace uses SwitchActiveChain', btc, [['show', 'SwitchActiveChain', { network: btc }]]],
  ])('behavior: connected by email or social login: %s', async (_, network, calls) => {
    const auth = { id: 'ID_AUTH', type: 'AUTH', name: 'Auth' } as const
    const page = await connected(auth)
    page.connectors.add(fakeConnector({ ...auth, namespace: 'solana' }))
    page.networkSwitch.choose(network)
    expect(page.modal.calls).toStrictEqual(calls)
  })
})
