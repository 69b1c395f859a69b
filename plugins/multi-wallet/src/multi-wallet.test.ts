import { type Kernel, createKernel, userMessages } from '@billfold/kernel'
import { type FakeConnector, type FakePorts, fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { autorun, computed } from 'mobx'
import { afterEach, describe, expect, test } from 'vitest'
import { type ProfileWallets, profileWalletsKey } from './contract.js'
import { multiWallet } from './manifest.js'

const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

interface Page {
  readonly kernel: Kernel
  readonly store: ProfileWallets
  readonly wallets: Readonly<Record<string, FakeConnector>>
  /** Takes a wallet out of the browser. */
  remove(id: string): void
  /** The wallets that stand, as one line: the one in use in brackets. */
  shown(): string
}

const eth = { namespace: 'eip155' } as const

/** A wallet of a family with two accounts. */
function wallet(id: string, namespace: 'eip155' | 'solana' = 'eip155'): FakeConnector {
  const accounts = [{ address: `${id}-1` }, { address: `${id}-2` }]
  const networkId = `${namespace}:1` as const
  return fakeConnector({ id, name: id, namespace, wallet: fakeWallet({ accounts, networkId, networkIds: [networkId] }) })
}

async function page(connectors: readonly FakeConnector[], ports: FakePorts = fakePorts()): Promise<Page> {
  const kernel = createKernel(ports, [fakeChain('eip155'), fakeChain('solana'), multiWallet()], {
    projectId: 'test',
    networks: [fakeNetwork('eip155'), fakeNetwork('solana')],
    features: { multiWallet: true },
  })
  kernels.push(kernel)
  void kernel.start()
  const undos = new Map<string, () => void>()
  for (const connector of connectors) {
    undos.set(connector.id, kernel.connectors.add(connector))
    await kernel.connections.connect(connector)
  }
  const store = await kernel.load(profileWalletsKey)
  const shown: Page['shown'] = () =>
    store.families.flatMap(({ wallets }) => wallets.map(({ name, state }) => (state === 'current' ? `[${name}]` : name))).join(' ')
  const remove: Page['remove'] = (id) => undos.get(id)?.()
  return { kernel, store, shown, remove, wallets: Object.fromEntries(connectors.map((connector) => [connector.id, connector])) }
}

const prompts = ({ wallets }: Page): number =>
  Object.values(wallets).reduce((sum, { wallet: { calls } }) => sum + calls.filter(({ method }) => method === 'connect').length, 0)

describe('the list', () => {
  test('default: the wallets of each family that stand, and how many there are', async () => {
    const { store, shown } = await page([wallet('a'), wallet('b'), wallet('s', 'solana')])
    expect(shown()).toBe('a [b] [s]')
    expect([store.families.map(({ namespace }) => namespace), store.count]).toEqual([['eip155', 'solana'], 3])
  })

  test('behavior: one wallet of two families counts once', async () => {
    const { store } = await page([wallet('a'), wallet('a', 'solana')])
    expect([store.families.length, store.count]).toEqual([2, 1])
  })

  test('behavior: one that was disconnected stands below, and can be connected anew', async () => {
    const { store, shown, kernel } = await page([wallet('a'), wallet('b')])
    await store.disconnect({ ...eth, connectorId: 'b' })
    expect([shown(), store.earlier]).toMatchObject(['[a]', [{ name: 'b', state: 'ended', isReachable: true }]])
    await kernel.modal.open({ view: 'Account' })
    await store.bringForward({ ...eth, connectorId: 'b' })
    expect(kernel.router.current).toMatchObject({ view: 'ConnectingExternal', data: { connectorId: 'b' } })
  })

  test('behavior: one that was removed from the browser says so, and can be forgotten', async () => {
    const one = await page([wallet('a'), wallet('b')])
    one.remove('b')
    expect([one.shown(), one.store.earlier]).toMatchObject(['[a]', [{ name: 'b', isReachable: false }]])
    await one.store.bringForward({ ...eth, connectorId: 'b' })
    expect(one.kernel.toasts.current).toMatchObject({ variant: 'error', message: 'Failed to switch wallet' })
    one.kernel.toasts.hide()
    await one.store.forget({ ...eth, connectorId: 'b' })
    expect([one.store.earlier, one.kernel.toasts.current?.message]).toEqual([[], 'Wallet deleted'])
  })
})

describe('bringForward', () => {
  test('default: the wallet is in use at once, and nobody is asked', async () => {
    const one = await page([wallet('a'), wallet('b'), wallet('s', 'solana')])
    const before = prompts(one)
    await one.store.bringForward({ ...eth, connectorId: 'a' })
    expect([one.shown(), prompts(one), one.kernel.families.activeNamespace]).toEqual(['[a] b [s]', before, 'eip155'])
    expect(one.kernel.toasts.current).toMatchObject({ variant: 'success', message: 'Wallet switched' })
  })

  test('parameters: address', async () => {
    const { store, kernel } = await page([wallet('a')])
    await store.bringForward({ ...eth, connectorId: 'a' }, 'a-2')
    expect([kernel.families.account()?.address, kernel.toasts.current?.message]).toEqual(['a-2', 'Account switched'])
  })

  test('behavior: the one in use of another family brings its family to the front', async () => {
    const { store, kernel } = await page([wallet('a'), wallet('s', 'solana')])
    expect([kernel.families.activeNamespace, store.find({ ...eth, connectorId: 'a' })?.isInFront]).toEqual(['solana', false])
    await store.bringForward({ ...eth, connectorId: 'a' })
    expect([kernel.families.activeNamespace, store.find({ ...eth, connectorId: 'a' })?.isInFront]).toEqual(['eip155', true])
  })

  test('behavior: the wallet in use stays, and nothing is said', async () => {
    const { store, kernel, shown } = await page([wallet('a'), wallet('b')])
    await store.bringForward({ ...eth, connectorId: 'b' })
    expect([shown(), kernel.toasts.current]).toEqual(['a [b]', undefined])
  })

  test('behavior: with 50 connected, none but the chosen one is asked for anything', async () => {
    const one = await page(Array.from({ length: 50 }, (_, index) => wallet(`w${index}`)))
    const calls = (): readonly number[] =>
      Object.entries(one.wallets).flatMap(([id, { wallet: fake }]) => (id === 'w7' ? [] : [fake.calls.length]))
    const before = calls()
    const done = one.store.bringForward({ ...eth, connectorId: 'w7' })
    // At once, which is before the next frame: the head waits for nobody.
    expect(one.kernel.families.account()?.address).toBe('w7-1')
    await done
    expect(calls()).toEqual(before)
  })

  test('behavior: with 50 connected, the rows of the two that change are drawn anew', async () => {
    const one = await page(Array.from({ length: 50 }, (_, index) => wallet(`w${index}`)))
    const drawn: string[] = []
    const rows = computed(() => one.store.families.flatMap(({ wallets }) => wallets))
    const stops = [autorun(() => rows.get()), ...rows.get().map((row) => autorun(() => drawn.push(`${row.name} ${one.store.isBusy(row)}`)))]
    const [before, first] = [rows.get(), drawn.splice(0)]
    await one.store.bringForward({ ...eth, connectorId: 'w7' })
    expect(rows.get().filter((row, index) => row !== before[index])).toMatchObject([{ name: 'w7' }, { name: 'w49' }])
    expect([first.length, drawn]).toEqual([50, ['w7 true', 'w7 false']])
    for (const stop of stops) stop()
  })
})

describe('disconnecting', () => {
  test('default: the next one takes its place, and the modal stays open', async () => {
    const { store, kernel, shown } = await page([wallet('a'), wallet('b')])
    await kernel.modal.open({ view: 'ProfileWallets' })
    await store.disconnect({ ...eth, connectorId: 'b' })
    expect([shown(), kernel.modal.isOpen, kernel.toasts.current?.message]).toEqual(['[a]', true, 'Wallet disconnected'])
    await store.disconnect({ ...eth, connectorId: 'a' })
    expect([shown(), kernel.modal.isOpen]).toEqual(['', false])
  })

  test('behavior: all of them', async () => {
    const { store, kernel, shown } = await page([wallet('a'), wallet('b'), wallet('s', 'solana')])
    await kernel.modal.open({ view: 'ProfileWallets' })
    await store.disconnectAll()
    expect([shown(), store.count, store.earlier.length, kernel.modal.isOpen]).toEqual(['', 0, 3, false])
  })

  test('behavior: a wallet that cannot be told is left all the same, and it is said', async () => {
    const stubborn: FakeConnector = { ...wallet('b'), disconnect: () => Promise.reject(new Error('gone')) }
    const { store, kernel, shown } = await page([wallet('a'), stubborn])
    await store.disconnect({ ...eth, connectorId: 'b' })
    expect([shown(), kernel.toasts.current?.message]).toEqual(['[a]', 'Failed to disconnect'])
    expect(store.isBusy({ ...eth, connectorId: 'b' })).toBe(false)
  })
})

describe('names and order', () => {
  test('default: a name is kept for the next visit, and taken away by an empty one', async () => {
    const ports = fakePorts()
    const first = await page([wallet('a')], ports)
    first.store.rename({ ...eth, connectorId: 'a' }, '  Savings ')
    expect(first.store.find({ ...eth, connectorId: 'a' })).toMatchObject({ name: 'Savings', ownName: 'a', label: 'Savings' })
    const second = await page([wallet('a')], ports)
    expect(second.shown()).toBe('[Savings]')
    second.store.rename({ ...eth, connectorId: 'a' }, ' ')
    expect(second.store.find({ ...eth, connectorId: 'a' })).toMatchObject({ name: 'a', label: undefined })
  })

  test('behavior: a name without an end is cut', async () => {
    const { store } = await page([wallet('a')])
    store.rename({ ...eth, connectorId: 'a' }, 'x'.repeat(5_000_000))
    expect(store.find({ ...eth, connectorId: 'a' })?.name).toHaveLength(40)
  })

  test('behavior: a forgotten wallet takes its name along', async () => {
    const { store, kernel, wallets } = await page([wallet('a'), wallet('b')])
    store.rename({ ...eth, connectorId: 'a' }, 'Savings')
    await store.forget({ ...eth, connectorId: 'a' })
    expect([store.find({ ...eth, connectorId: 'a' }), store.count]).toEqual([undefined, 1])
    if (wallets['a'] !== undefined) await kernel.connections.connect(wallets['a'])
    expect(store.find({ ...eth, connectorId: 'a' })?.name).toBe('a')
  })

  test('behavior: moved among those of the family that stand, for the next visit too', async () => {
    const ports = fakePorts()
    const three = (): FakeConnector[] => [wallet('a'), wallet('b'), wallet('c')]
    const { store, shown } = await page(three(), ports)
    expect([store.move({ ...eth, connectorId: 'c' }, -1), shown()]).toEqual([true, 'a [c] b'])
    expect([store.move({ ...eth, connectorId: 'a' }, -1), shown()]).toEqual([false, 'a [c] b'])
    await store.bringForward({ ...eth, connectorId: 'b' })
    expect(shown()).toBe('a c [b]')
    expect((await page(three(), ports)).shown()).toBe('a [c] b')
  })

  test('behavior: storage that is full loses nothing while the page lives', async () => {
    const ports = fakePorts()
    const { store, shown } = await page([wallet('a'), wallet('b')], ports)
    ports.storage.full = true
    store.rename({ ...eth, connectorId: 'a' }, 'Savings')
    store.move({ ...eth, connectorId: 'b' }, -1)
    expect(shown()).toBe('[b] Savings')
  })

  test('behavior: stored nonsense counts for nothing', async () => {
    const ports = fakePorts()
    const { store } = await page([wallet('a')], ports)
    store.rename({ ...eth, connectorId: 'a' }, 'Savings')
    for (const key of ports.storage.data.keys()) {
      if (key.includes('labels')) ports.storage.data.set(key, JSON.stringify({ version: 1, stamp: 9e12, at: 1, value: { a: 5 } }))
    }
    expect((await page([wallet('a')], ports)).shown()).toBe('[a]')
  })
})

test('behavior: without the feature the plugin takes no part, and an info alert says why there is but one', async () => {
  const kernel = createKernel(fakePorts(), [fakeChain('eip155'), multiWallet()], { projectId: 'test', networks: [fakeNetwork('eip155')] })
  kernels.push(kernel)
  expect(kernel.slots.entries('account.actions')).toEqual([])
  await expect(kernel.load(profileWalletsKey)).rejects.toThrow(/multiWallet/)
  expect(kernel.connections.list('eip155')).toEqual([])
  expect(kernel.toasts.current?.message).toMatch(/one wallet at a time/)
  expect(Object.values(userMessages)).toContain('New Wallet Added')
})
