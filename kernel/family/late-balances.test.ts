import { type ChainAdapter, createKernel } from '../src/index.js'
import { fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { LateBalances } from './late-balances.js'

async function world() {
  const ports = fakePorts()
  const kernel = createKernel(ports, [fakeChain('eip155')], { projectId: 'p', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  let reads = 0
  const balance = vi.fn<Required<ChainAdapter>['balance']>(async () => ({ balance: `${(reads += 1)}`, symbol: 'ETH' }))
  const { families, storage, log } = kernel
  const balances = new LateBalances({
    namespace: 'eip155',
    families,
    adapter: { balance },
    storage,
    clock: ports.clock,
    device: ports.device,
    log,
  })
  const stop = balances.start()
  const wallet = fakeWallet({ networkId: 'eip155:1' })
  const connect = async (): Promise<unknown> => kernel.connections.connect(fakeConnector({ namespace: 'eip155', wallet }))
  return { kernel, ports, balance, balances, stop, connect, shown: () => kernel.families.account('eip155')?.balance }
}

describe('LateBalances', () => {
  test('default: the first connected account has its balance', async () => {
    const it = await world()
    it.balances.refresh()
    await it.balances.renew()
    expect(it.balance).not.toHaveBeenCalled()
    await it.connect()
    await expect.poll(it.shown).toBe('1')
    await it.balances.renew()
    expect(it.shown()).toBe('2')
  })

  test('behavior: after the end nothing is read, and nothing is held', async () => {
    const it = await world()
    const before = it.ports.leaks().listeners
    it.stop()
    await it.connect()
    it.balances.refresh()
    await it.ports.clock.settle(100)
    expect(it.balance).not.toHaveBeenCalled()
    expect(it.ports.leaks().listeners).toBe(before)
  })

  test('behavior: ended while its code is on the way', async () => {
    const it = await world()
    const { listeners } = it.ports.leaks()
    await it.connect()
    it.stop()
    await it.ports.clock.settle(100)
    expect(it.balance.mock.calls.every(([, , signal]) => signal.aborted)).toBe(true)
    expect(it.ports.leaks().listeners).toBe(listeners)
  })
})
