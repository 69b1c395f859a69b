import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePage, type FakePorts, type FakeWallet, fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeKeplr, tellKeyChanges } from '../../testing/fake-keplr.js'
import { ida, jon } from '../../testing/keys.js'
import { cosmosAdapterKey } from '../contract.js'
import { cosmos } from '../manifest.js'
import { cosmosHub } from '../networks/index.js'

const [mine, theirs] = [ida.addressOn('cosmos'), jon.addressOn('cosmos')]
const walletOf = (address: string): FakeWallet => fakeWallet({ accounts: [{ address }], networkId: 'cosmos:cosmoshub-4' })
const keplrOf = (address: string, facts: object = {}): object => ({ ...fakeKeplr(walletOf(address)), ...facts })

interface Opened {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly page: FakePage
  listed(): readonly string[]
}

async function opened(globals: object, ports: FakePorts = fakePorts({ page: fakePage({ globals }) })): Promise<Opened> {
  const kernel = createKernel(ports, [cosmos({ discovery: 'start' })], { projectId: 'test', networks: [cosmosHub] })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.cosmos')
  return { kernel, ports, page: ports.page, listed: () => kernel.connectors.all.map(({ id, name }) => `${id}: ${name}`) }
}

async function connectFirst({ connectors, connections }: Kernel): Promise<string | undefined> {
  const [connector] = connectors.all
  const outcome = connector && (await connections.connect(connector))
  return outcome?.status === 'connected' ? outcome.session.account.address : outcome?.status
}

describe('wallets on the window', () => {
  test('default: each stands at its own place', async () => {
    const { listed } = await opened({
      keplr: keplrOf(mine),
      okxwallet: { keplr: keplrOf(mine) },
      trustWallet: { cosmos: keplrOf(mine) },
      station: { keplr: keplrOf(mine) },
      fin: { enable: () => undefined },
    })
    expect(listed()).toEqual(['okxwallet.keplr: OKX Wallet', 'trustWallet.cosmos: Trust Wallet', 'station: Station', 'keplr: Keplr'])
  })

  test('behavior: two wallets under one key: who stands in the place of Keplr goes by its own name', async () => {
    const both = keplrOf(mine)
    expect((await opened({ keplr: both, owallet: both })).listed()).toEqual(['owallet: OWallet'])
    expect((await opened({ keplr: keplrOf(mine, { isLeap: true }) })).listed()).toEqual([])
  })

  test("behavior: a wallet that replaces another's object after load is the one that is asked", async () => {
    const { kernel, page } = await opened({ keplr: keplrOf(mine) })
    page.leave('keplr', keplrOf(theirs))
    await kernel.modal.open()
    expect(await connectFirst(kernel)).toBe(theirs)
  })

  test('behavior: who is connected keeps the wallet that it was when another takes its place', async () => {
    const { kernel, page } = await opened({ keplr: keplrOf(mine) })
    await connectFirst(kernel)
    page.leave('keplr', keplrOf(theirs))
    await kernel.modal.open()
    expect(kernel.families.find('cosmos')?.address).toBe(mine)
  })

  test('behavior: a wallet that appears after ten seconds is listed', async () => {
    const { page, ports, listed } = await opened({})
    await ports.clock.settle(10_000)
    page.leave('keplr', keplrOf(mine))
    await ports.clock.settle(5_000)
    expect(listed()).toEqual(['keplr: Keplr'])
  })

  test('behavior: a wallet that never answers `enable` holds up nobody else', async () => {
    const silent = keplrOf(mine, { enable: () => new Promise(() => undefined) })
    const { kernel } = await opened({ keplr: keplrOf(theirs), okxwallet: { keplr: silent } })
    const [okx, keplr] = kernel.connectors.all
    const waiting = okx && kernel.connections.connect(okx)
    const outcome = keplr && (await kernel.connections.connect(keplr))
    expect([outcome?.status, (await waiting)?.status]).toEqual(['connected', 'cancelled'])
  })

  test('behavior: a wallet that disconnects without an event signs nothing, and says why', async () => {
    const wallet = walletOf(mine)
    const { kernel } = await opened({ keplr: fakeKeplr(wallet) })
    await connectFirst(kernel)
    wallet.disconnect()
    const [adapter, session] = [await kernel.load(cosmosAdapterKey), kernel.families.find('cosmos')?.session]
    await expect(session && adapter.signMessage?.(session, 'hello')).rejects.toMatchObject({ code: 'wallet/failed' })
    expect(wallet.prompts).toBe(1)
  })

  test('behavior: an account that the person changes is followed, and a wallet that is locked is left', async () => {
    const [wallet, ports] = [walletOf(mine), fakePorts()]
    tellKeyChanges(ports.page, wallet)
    ports.page.leave('keplr', fakeKeplr(wallet))
    const { kernel } = await opened({}, ports)
    await connectFirst(kernel)
    wallet.changeAccounts({ address: theirs })
    await ports.clock.settle(100)
    expect(kernel.families.find('cosmos')?.address).toBe(theirs)
    wallet.lock()
    await ports.clock.settle(100)
    expect(kernel.families.find('cosmos')?.address).toBeUndefined()
  })
})

const stored = ({ storage }: FakePorts): string => [...storage.data.values()].join()

describe('a wallet that is over', () => {
  test.each([
    ['Leap', 'leap', { leap: keplrOf(mine) }],
    ['Cosmostation', 'cosmostation.providers.keplr', { cosmostation: { providers: { keplr: keplrOf(mine) } } }],
  ])('behavior: %s is not listed, and a connection that is stored through it is forgotten', async (_, id, globals) => {
    const before = await opened({ keplr: keplrOf(mine) })
    await connectFirst(before.kernel)
    const { ports } = before
    await before.kernel.destroy()
    expect(stored(ports)).toContain('"keplr"')
    for (const [key, value] of ports.storage.data) ports.storage.data.set(key, value.replaceAll('"keplr"', `"${id}"`))
    const later = fakePorts({ page: fakePage({ globals }), storage: ports.storage })
    const kernel = createKernel(later, [cosmos()], { projectId: 'test', networks: [cosmosHub] })
    onTestFinished(() => kernel.destroy())
    const started = kernel.start()
    const statuses = new Set<string | undefined>()
    const pass = async () => {
      await later.clock.settle(1_000)
      return statuses.add(kernel.families.find('cosmos')?.status).has('reconnecting') && kernel.families.find('cosmos')?.status
    }
    // A page waits a while for a wallet that comes late.
    await expect.poll(pass).toBe('disconnected')
    await started
    expect(kernel.connectors.all).toEqual([])
  })
})
