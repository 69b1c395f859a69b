import { type ChainAdapter, createKernel } from '../src/index.js'
import { fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'
import { FamilyBalances } from './family-balances.js'

async function world() {
  const ports = fakePorts()
  const kernel = createKernel(ports, [fakeChain('eip155')], { projectId: 'p', networks: [fakeNetwork('eip155')] })
  await kernel.start()
  const balance = vi.fn<Required<ChainAdapter>['balance']>(async () => ({ balance: '1', symbol: 'ETH' }))
  const { families, storage, log } = kernel
  const { clock, device } = ports
  const balances = new FamilyBalances({ namespace: 'eip155', adapter: { balance }, families, storage, clock, device, log })
  const connector = fakeConnector({ namespace: 'eip155', wallet: fakeWallet({ accounts: [{ address: 'alice' }], networkId: 'eip155:1' }) })
  return { kernel, balance, balances, connect: () => kernel.connections.connect(connector), settle: () => ports.clock.settle(100) }
}

test('default: nothing is read before somebody is connected, and the balance of who is', async () => {
  const { kernel, balance, balances, connect, settle } = await world()
  const stop = balances.start()
  balances.refresh()
  await settle()
  expect(balance).not.toHaveBeenCalled()
  await connect()
  await expect.poll(async () => (await settle(), kernel.families.account('eip155')?.balance)).toBe('1')
  await balances.renew()
  await settle()
  expect(balance).toHaveBeenCalledTimes(2)
  stop()
  await kernel.destroy()
})

test('behavior: after the end nothing is loaded and nothing is read', async () => {
  const { kernel, balance, balances, connect, settle } = await world()
  balances.start()()
  await connect()
  await balances.renew()
  await settle()
  expect(balance).not.toHaveBeenCalled()
  await kernel.destroy()
})
