import { type ChainAdapter, type NativeBalance, createKernel } from '../src/index.js'
import { type FakePorts, type FakeWallet, fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { NativeBalances, balanceLockout } from './native-balances.js'

const networks = [fakeNetwork('eip155', { id: 1 }), fakeNetwork('eip155', { id: 2 })]

interface World {
  readonly ports: FakePorts
  readonly wallet: FakeWallet
  readonly balances: NativeBalances
  stop(): void
  readonly balance: ReturnType<typeof vi.fn<Required<ChainAdapter>['balance']>>
  /** As another page of the same origin does: what was stored is there. */
  again(read: Required<ChainAdapter>['balance']): NativeBalances
  shown(): string | undefined
  connect(): Promise<void>
  settle(): Promise<void>
}

/** A family without a name: nothing here is about one in particular. */
async function world(): Promise<World> {
  const ports = fakePorts()
  const wallet = fakeWallet({ accounts: [{ address: 'alice' }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:2'] })
  const kernel = createKernel(ports, [fakeChain('eip155')], { projectId: 'p', networks })
  await kernel.start()
  const { families, storage, log } = kernel
  const { clock, device } = ports
  let reads = 0
  const balance = vi.fn<Required<ChainAdapter>['balance']>(async () => ({ balance: `${(reads += 1)}`, symbol: 'ETH' }))
  let stop = (): void => undefined
  const begin = (read: Required<ChainAdapter>['balance']): NativeBalances => {
    const made = new NativeBalances({ namespace: 'eip155', families, adapter: { balance: read }, storage, clock, device, log })
    stop = made.start()
    return made
  }
  const connector = fakeConnector({ namespace: 'eip155', wallet })
  return {
    ports,
    wallet,
    balances: begin(balance),
    again: begin,
    stop: () => stop(),
    balance,
    shown: () => kernel.families.account('eip155')?.balance,
    connect: async () => void (await kernel.connections.connect(connector)),
    settle: () => ports.clock.settle(100),
  }
}

describe('native balance 30 s', () => {
  test('default: the balance of the account in use, with its symbol, is in its details', async () => {
    const it = await world()
    await it.connect()
    await it.settle()
    expect(it.shown()).toBe('1')
    expect(it.balance).toHaveBeenCalledExactlyOnceWith('alice', networks[0], expect.any(AbortSignal))
  })

  test('behavior: what is younger than 30 s is not read again, by another page neither', async () => {
    const it = await world()
    await it.connect()
    await it.settle()
    it.balances.refresh()
    it.ports.clock.advance(29_000)
    it.balances.refresh()
    await it.settle()
    expect(it.balance).toHaveBeenCalledTimes(1)
    const balance = vi.fn<Required<ChainAdapter>['balance']>()
    it.again(balance)
    await it.settle()
    expect(balance).not.toHaveBeenCalled()
    it.ports.clock.advance(1_000)
    it.balances.refresh()
    await it.settle()
    expect(it.shown()).toBe('2')
  })

  test('behavior: after money has moved it is read at once', async () => {
    const it = await world()
    await it.connect()
    await it.settle()
    await it.balances.renew()
    expect(it.shown()).toBe('2')
  })

  test('behavior: money that moved while nobody looked is seen when somebody looks', async () => {
    const it = await world()
    await it.connect()
    await it.settle()
    it.ports.device.hide()
    await it.balances.renew()
    expect(it.shown()).toBe('1')
    it.ports.device.show()
    await it.settle()
    expect(it.shown()).toBe('2')
  })

  test('behavior: another network, another account: the old balance goes at once, the new one comes', async () => {
    const it = await world()
    await it.connect()
    await it.settle()
    let answer: (balance: NativeBalance) => void = () => undefined
    it.balance.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    it.wallet.changeNetwork('eip155:2')
    await it.settle()
    expect(it.shown()).toBeUndefined()
    answer({ balance: '7', symbol: 'ETH' })
    await it.settle()
    expect(it.shown()).toBe('7')
    it.wallet.changeAccounts({ address: 'brook' })
    await it.settle()
    expect(it.balance).toHaveBeenLastCalledWith('brook', networks[1], expect.any(AbortSignal))
  })

  test('behavior: an answer for an account that is not in use any more changes nothing', async () => {
    const it = await world()
    const answers: ((balance: NativeBalance) => void)[] = []
    it.balance.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)))
    await it.connect()
    await it.settle()
    it.wallet.changeAccounts({ address: 'brook' })
    await it.settle()
    answers[1]?.({ balance: '2', symbol: 'ETH' })
    await it.settle()
    answers[0]?.({ balance: '1', symbol: 'ETH' })
    await it.settle()
    expect(it.shown()).toBe('2')
    expect(it.balance.mock.calls[0]?.[2].aborted).toBe(true)
  })
})

describe('the 30 s lockout after a failure', () => {
  test('behavior: nothing is asked for 30 s, whoever asks, and then again', async () => {
    const it = await world()
    it.balance.mockRejectedValueOnce(new Error('node down'))
    await it.connect()
    await it.settle()
    expect(it.shown()).toBeUndefined()
    it.balances.refresh()
    await it.balances.renew()
    it.ports.clock.advance(balanceLockout - 200)
    it.balances.refresh()
    await it.settle()
    expect(it.balance).toHaveBeenCalledTimes(1)
    it.ports.clock.advance(200)
    it.balances.refresh()
    await it.settle()
    expect(it.shown()).toBe('1')
  })

  test('behavior: it stands in the way of that account on that network only', async () => {
    const it = await world()
    it.balance.mockRejectedValueOnce(new Error('node down'))
    await it.connect()
    await it.settle()
    it.wallet.changeNetwork('eip155:2')
    await it.settle()
    expect(it.shown()).toBe('1')
  })
})

describe('nobody looks', () => {
  test.each([
    ['hidden', 'visible'],
    ['offline', 'online'],
  ] as const)('behavior: nothing is read while the page is %s, and it is made up for when it is %s', async (away, _back) => {
    const it = await world()
    const { device } = it.ports
    if (away === 'hidden') device.hide()
    else device.goOffline()
    await it.connect()
    await it.settle()
    expect(it.balance).not.toHaveBeenCalled()
    if (away === 'hidden') device.show()
    else device.goOnline()
    await it.settle()
    expect(it.shown()).toBe('1')
  })
})

describe('the end', () => {
  test('behavior: nothing is read any more, and nothing is held', async () => {
    const it = await world()
    it.balance.mockReturnValue(new Promise(() => undefined))
    await it.connect()
    await it.settle()
    const { listeners } = it.ports.leaks()
    it.stop()
    it.wallet.changeNetwork('eip155:2')
    await it.settle()
    expect(it.balance.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true])
    expect(it.ports.leaks().listeners).toBeLessThan(listeners)
  })
})
