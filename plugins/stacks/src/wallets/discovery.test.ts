import { createKernel } from '@billfold/kernel'
import { type FakePage, type FakePorts, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { afterEach, expect, test } from 'vitest'
import { fakeStacksWallet } from '../../testing/fake-stacks-wallet.js'
import { ada } from '../../testing/keys.js'
import { stacks as family } from '../manifest.js'
import { stacks } from '../networks/index.js'

const open = new Set<() => Promise<void>>()
afterEach(async () => {
  for (const end of open) await end()
  open.clear()
})

const provider = (): object => fakeStacksWallet(fakeWallet({ accounts: [{ address: ada.mainnet }], networkId: 'stacks:1' })).provider

/** A page with the modal open, and the wallets that it lists. */
async function page(furnish: (page: FakePage) => void = () => undefined, ports: FakePorts = fakePorts()) {
  furnish(ports.page)
  const kernel = createKernel(ports, [family({ discovery: 'start' })], { projectId: 'p', networks: [stacks] })
  open.add(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.stacks')
  return { kernel, ports, listed: () => kernel.connectors.all.map(({ id, name }) => `${id} ${name}`) }
}

test('default: known wallets by their keys, and those that name themselves in the list of today and the one before it', async () => {
  const { listed } = await page((window) => {
    window.leave('LeatherProvider', provider())
    window.leave('XverseProviders', { BitcoinProvider: provider() })
    window.leave('AsignaProvider', provider())
    window.leave('FordefiProviders', { UtxoProvider: provider() })
    window.leave('Moss', { stacks: provider(), older: provider() })
    window.leave('wbip_providers', [{ id: 'Moss.stacks', name: 'Moss' }])
    window.leave('webbtc_stx_providers', [{ id: 'Moss.older', name: 'Older Moss' }])
  })
  expect(listed().toSorted()).toEqual([
    'AsignaProvider Asigna',
    'FordefiProviders.UtxoProvider Fordefi',
    'LeatherProvider Leather',
    'Moss.older Older Moss',
    'Moss.stacks Moss',
    'XverseProviders.BitcoinProvider Xverse',
  ])
})

test('behavior: a wallet that stands in a list and under its key is one row, by its own words', async () => {
  const { listed } = await page((window) => {
    window.leave('LeatherProvider', provider())
    window.leave('wbip_providers', [{ id: 'LeatherProvider', name: 'Leather' }])
  })
  expect(listed()).toEqual(['LeatherProvider Leather'])
})

test('behavior: the key that several wallets write says something only where no other does', async () => {
  const { ports, listed } = await page((window) => window.leave('StacksProvider', provider()))
  expect(listed()).toEqual(['StacksProvider Stacks wallet'])
  ports.page.leave('LeatherProvider', provider())
  await ports.clock.settle(1_000)
  expect(listed()).toEqual(['LeatherProvider Leather'])
})

test('behavior: a wallet that comes after ten seconds is listed', async () => {
  const { ports, listed } = await page()
  await ports.clock.settle(10_000)
  ports.page.leave('LeatherProvider', provider())
  expect(listed()).toEqual([])
  await ports.clock.settle(10_000)
  expect(listed()).toEqual(['LeatherProvider Leather'])
})

test('behavior: a wallet that takes the place of another is another', async () => {
  const { kernel, ports } = await page((window) => window.leave('LeatherProvider', provider()))
  const [first] = kernel.connectors.all
  ports.page.leave('LeatherProvider', provider())
  await ports.clock.settle(1_000)
  expect(kernel.connectors.all).toHaveLength(1)
  expect(kernel.connectors.all[0]).not.toBe(first)
})

test('behavior: one that never answers stands beside one that does', async () => {
  const { kernel } = await page((window) => {
    window.leave('AsignaProvider', { request: () => new Promise(() => undefined) })
    window.leave('LeatherProvider', provider())
  })
  const find = (id: string) => kernel.connectors.all.find((each) => each.id === id)
  const [silent, sound] = [find('AsignaProvider'), find('LeatherProvider')]
  if (silent === undefined || sound === undefined) throw new Error('Both are listed')
  void kernel.connections.connect(silent)
  expect((await kernel.connections.connect(sound)).status).toBe('connected')
})

test('behavior: a wallet that cannot be asked in silence keeps its account over a reload, until it is disconnected', async () => {
  const wallet = fakeWallet({ accounts: [{ address: ada.mainnet }], networkId: 'stacks:1' })
  const { provider: leather, asked } = fakeStacksWallet(wallet, { kind: 'sip-030' })
  const furnish = (window: FakePage): void => window.leave('LeatherProvider', leather)
  const first = await page(furnish)
  const [connector] = first.kernel.connectors.all
  if (connector === undefined) throw new Error('It is listed')
  await first.kernel.connections.connect(connector)
  const { prompts } = wallet

  const second = await page(furnish, first.ports.twin())
  await expect.poll(() => second.kernel.families.find('stacks')?.address).toBe(ada.mainnet)
  expect([wallet.prompts, asked.at(-1)]).toEqual([prompts, 'wallet_getAccount'])

  await second.kernel.connections.disconnect()
  const third = await page(furnish, second.ports.twin())
  await third.ports.clock.settle(100)
  expect(third.kernel.families.find('stacks')).toMatchObject({ address: undefined, status: 'disconnected' })
})
