import { type Kernel, type KernelOptionsInput, createKernel } from '@billfold/kernel'
import {
  type FakePage,
  type FakePorts,
  type FakeWallet,
  fakeEvmProvider,
  fakeNetwork,
  fakePorts,
  fakeWallet,
  settled,
} from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { Eip155Options } from './contract.js'
import { eip155 } from './manifest.js'

const alice = '0x00000000000000000000000000000000000a11ce'
const brook = '0x0000000000000000000000000000000000000b0b'
const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 2 })]

/** Puts a wallet on a page, which announces itself whenever somebody asks. */
function announce(page: FakePage, wallet: FakeWallet, { rdns, name, last }: { rdns: string; name: string; last: string }): void {
  const provider = fakeEvmProvider(wallet)
  const info = { uuid: `350670db-19fa-4704-a166-e52e178b59${last}`, name, rdns, icon: 'data:image/png;base64,AA==' }
  page.listen('eip6963:requestProvider', () => page.dispatch('eip6963:announceProvider', { info, provider }))
}

const harbour = { rdns: 'example.harbour', name: 'Harbour', last: 'd1' }
const beacon = { rdns: 'example.beacon', name: 'Beacon', last: 'd2' }
const asks = ({ page }: FakePorts): number => page.said.filter(({ type }) => type === 'eip6963:requestProvider').length

async function started(ports: FakePorts, options: Eip155Options = {}, host: Partial<KernelOptionsInput> = {}): Promise<Kernel> {
  const kernel = createKernel(ports, [eip155(options)], { projectId: 'p', networks, ...host })
  await kernel.start()
  return kernel
}

async function connect(kernel: Kernel, id: string): Promise<string | undefined> {
  const connector = kernel.connectors.byId(id)
  return connector && (await kernel.connections.connect(connector)).status
}

describe('announcements are asked for only when the modal opens or reconnect is on', () => {
  test('default: nobody is asked before the modal opens, and again each time it opens', async () => {
    const ports = fakePorts()
    const kernel = await started(ports)
    await kernel.plugins.activate('chain.eip155')
    expect(asks(ports)).toBe(0)
    await kernel.modal.open()
    expect(asks(ports)).toBe(1)
    kernel.modal.close()
    expect(asks(ports)).toBe(1)
    await kernel.modal.open()
    expect(asks(ports)).toBe(2)
    await kernel.destroy()
  })

  test.each([
    ['start', 1],
    [false, 0],
  ] as const)('parameters: discovery: %o', async (discovery, expected) => {
    const ports = fakePorts()
    const kernel = await started(ports, { discovery })
    await kernel.plugins.activate('chain.eip155')
    expect(asks(ports)).toBe(expected)
    await kernel.destroy()
  })

  test('behavior: an embedded modal, which nobody opens, lists wallets from the start', async () => {
    const ports = fakePorts()
    announce(ports.page, fakeWallet(), harbour)
    const kernel = await started(ports, {}, { isEmbedded: true })
    await settled()
    expect([kernel.modal.isOpen, kernel.connectors.all.map(({ name }) => name)]).toEqual([false, ['Harbour']])
    await kernel.destroy()
  })

  test('behavior: a wallet that comes while the modal is open is listed without a reload', async () => {
    const ports = fakePorts()
    const kernel = await started(ports)
    await kernel.modal.open()
    await settled()
    announce(ports.page, fakeWallet(), harbour)
    ports.page.dispatch('eip6963:requestProvider')
    expect(kernel.connectors.all.map(({ name }) => name)).toEqual(['Harbour'])
    await kernel.destroy()
  })

  test.each([
    ['was connected when the page was last here', true, 'connected', 1],
    ['was connected, but reconnect is off', false, 'disconnected', 0],
  ] as const)('behavior: with a wallet that %s', async (_, reconnect, status, expected) => {
    const [ports, wallet] = [fakePorts(), fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })]
    announce(ports.page, wallet, harbour)
    const first = await started(ports)
    await first.modal.open()
    await settled()
    expect(await connect(first, 'example.harbour')).toBe('connected')
    await first.destroy()

    const later = ports.twin()
    announce(later.page, wallet, harbour)
    const kernel = await started(later, {}, { reconnect })
    expect(kernel.families.account('eip155')?.status).toBe(status)
    expect(asks(later)).toBe(expected)
    expect(wallet.prompts).toBe(1)
    await kernel.destroy()
  })
})

describe('several wallets', () => {
  test('behavior: two announced wallets and a legacy one, at once; one of them is disconnected', async () => {
    const ports = fakePorts()
    const wallets = [alice, brook, `0x${'c'.repeat(40)}`].map((address) => fakeWallet({ accounts: [{ address }], networkId: 'eip155:1' }))
    const [first, second, legacy] = wallets as [FakeWallet, FakeWallet, FakeWallet]
    announce(ports.page, first, harbour)
    announce(ports.page, second, beacon)
    ports.page.leave('ethereum', fakeEvmProvider(legacy))
    const kernel = await started(ports, { discovery: 'start' }, { features: { multiWallet: true } })
    await kernel.plugins.activate('chain.eip155')
    expect(kernel.connectors.all.map(({ id, type }) => `${type} ${id}`)).toEqual([
      'ANNOUNCED example.beacon',
      'ANNOUNCED example.harbour',
      'INJECTED injected',
    ])
    for (const id of ['example.harbour', 'example.beacon', 'injected']) expect(await connect(kernel, id)).toBe('connected')
    expect(kernel.connections.live.map(({ connectorId, accounts }) => [connectorId, accounts[0]?.address])).toEqual([
      ['example.harbour', alice],
      ['example.beacon', brook],
      ['injected', `0x${'c'.repeat(40)}`],
    ])
    await kernel.connections.disconnect({ namespace: 'eip155', connectorId: 'example.beacon' })
    expect(wallets.map(({ isConnected }) => isConnected)).toEqual([true, false, true])
    await kernel.destroy()
    expect(wallets.map(({ listeners }) => listeners)).toEqual([0, 0, 0])
  })

  test('behavior: after a reload an impostor with the same rdns that comes second is not connected', async () => {
    const ports = fakePorts()
    const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
    announce(ports.page, wallet, harbour)
    const first = await started(ports, { discovery: 'start' })
    await first.plugins.activate('chain.eip155')
    await connect(first, 'example.harbour')
    await first.destroy()

    const later = ports.twin()
    const impostor = fakeWallet({ accounts: [{ address: brook }], networkId: 'eip155:1' })
    announce(later.page, wallet, harbour)
    announce(later.page, impostor, { ...harbour, last: 'd9' })
    const kernel = await started(later)
    expect(kernel.families.account('eip155')?.address).toBe(alice)
    expect(impostor.calls).toEqual([])
    await kernel.destroy()
  })

  test('behavior: unloading takes every wallet off the list and leaves nothing on the page', async () => {
    const ports = fakePorts()
    const before = ports.page.listeners
    const kernel = await started(ports, {
      discovery: 'start',
      wallets: [{ id: 'okx', load: () => fakeEvmProvider(fakeWallet()) }],
    })
    await kernel.plugins.activate('chain.eip155')
    ports.page.leave('ethereum', fakeEvmProvider(fakeWallet()))
    ports.page.dispatch('ethereum#initialized')
    expect(kernel.connectors.all.map(({ name }) => name)).toEqual(['OKX Wallet', 'Browser wallet'])
    await kernel.plugins.deactivate('chain.eip155')
    expect([kernel.connectors.added, ports.page.listeners]).toEqual([[], before])
    await kernel.destroy()
  })

  test('behavior: an open request that is answered in the wallet connects by itself', async () => {
    const ports = fakePorts()
    const listeners = new Set<(told: unknown) => void>()
    const provider = {
      request: async ({ method }: { method: string }): Promise<unknown> => {
        if (method === 'eth_requestAccounts') throw { code: -32002 }
        return method === 'eth_chainId' ? '0x1' : []
      },
      on: (event: string, listener: (told: unknown) => void) => event === 'accountsChanged' && listeners.add(listener),
    }
    const kernel = await started(ports, { wallets: [{ id: 'ledger', load: () => provider }] })
    await kernel.plugins.activate('chain.eip155')
    const connector = kernel.connectors.byId('ledger')
    if (connector === undefined) throw new Error('the wallet is missing')
    expect(await kernel.connections.connect(connector)).toMatchObject({ status: 'pending' })
    expect(kernel.families.account('eip155')?.status).toBe('connecting')
    for (const listener of [...listeners]) listener([alice])
    await settled()
    expect(kernel.families.account('eip155')).toMatchObject({ status: 'connected', address: alice })
    await kernel.destroy()
  })
})
