import { type FakePorts, fakeConnector, fakePorts, fakeWallet, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, freshPage, walletsPage } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import { WalletEngine } from './engine.js'
import { lateWalletWait } from './restorer.js'
import { messageLead } from './tab-sync.js'

type Code = typeof WalletEngine

const lost = (): Promise<Code> => Promise.reject(new Error('Failed to fetch'))

const eth = (): Connector => fakeConnector({ id: 'io.eth', name: 'Eth', wallet: fakeWallet({ networkId: 'eip155:10' }) })

/** A page whose code for connecting is on its way until the test says so. */
function latePage(options: WalletsPageOptions = {}): {
  readonly page: WalletsPage
  readonly loadEngine: ReturnType<typeof vi.fn>
  arrive(): Promise<void>
} {
  const code = deferred<Code>()
  const loadEngine = vi.fn(() => code.promise)
  const page = freshPage({ ...options, loadEngine })
  const arrive = async (): Promise<void> => {
    code.resolve(WalletEngine)
    await settled()
  }
  return { page, loadEngine, arrive }
}

/** A page that was connected with these connectors, and left. */
async function leftPage(connectors: readonly Connector[]): Promise<FakePorts> {
  const ports = fakePorts()
  const page = await walletsPage({ ports, connectors })
  void page.start()
  for (const connector of connectors) await page.connections.connect(connector)
  page.dispose()
  return fakePorts({ storage: ports.storage, clock: ports.clock, uuid: () => 'next tab' })
}

describe('a page on which nothing was connected', () => {
  test('default: the code for connecting is not asked for', async () => {
    const { page, loadEngine } = latePage({ connectors: [eth()] })
    await page.start()
    page.ports.device.hide()
    page.ports.device.show()
    page.families.find('eip155')?.choose(page.networks.find('eip155:10'))
    page.connections.cancel()
    page.networks.remove('bip122', 'main')
    expect(page.connections.live).toStrictEqual([])
    expect(loadEngine).not.toHaveBeenCalled()
    expect(page.families.active?.network?.caipNetworkId).toBe('eip155:10')
  })
})

describe('connect before the code for it is there', () => {
  test('default: the family is connecting at once, and the wallet is asked when the code is there', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector] })
    await page.start()
    const asked = vi.spyOn(connector, 'connect')
    const outcome = page.connections.connect(connector)
    void page.connections.connect(connector)
    expect(page.families.find('eip155')?.status).toBe('connecting')
    await settled()
    expect(page.families.find('eip155')?.status).toBe('connecting')
    expect(asked).not.toHaveBeenCalled()
    await arrive()
    expect(asked).toHaveBeenCalledOnce()
    expect(await outcome).toStrictEqual({ status: 'connected', session: page.families.find('eip155')?.session })
    expect(page.names()).toContain('connection:connected')
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.eth' })
  })

  test('behavior: it can be called off meanwhile, and the wallet is never asked', async () => {
    const connector = eth()
    const asked = vi.spyOn(connector, 'connect')
    const { page, arrive } = latePage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    page.connections.cancel()
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    await arrive()
    expect(page.families.find('eip155')?.session).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('behavior: a disconnect from before does not call it off', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector] })
    const ending = page.connections.disconnect()
    const outcome = page.connections.connect(connector)
    await arrive()
    await ending
    expect(await outcome).toMatchObject({ status: 'connected' })
  })

  test('behavior: a disconnect from after calls it off', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    const ending = page.connections.disconnect()
    await arrive()
    await ending
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
  })

  test('behavior: code that is lost twice is a failed attempt with a clear error, and the next one tries again', async () => {
    const connector = eth()
    let isLost = true
    const loadEngine = vi.fn(() => (isLost ? lost() : Promise.resolve<Code>(WalletEngine)))
    const page = await walletsPage({ connectors: [connector], loadEngine })
    const outcome = page.connections.connect(connector)
    await page.ports.clock.settle(1_000)
    expect(await outcome).toMatchObject({
      status: 'failed',
      error: {
        code: 'connection/failed',
        message: 'Failed to connect',
        cause: { code: 'kernel/not-arrived', message: 'The code for connecting could not be loaded.' },
      },
    })
    expect(loadEngine).toHaveBeenCalledTimes(2)
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.of('connection:failed')).toStrictEqual([{ namespace: 'eip155', connectorId: 'io.eth', message: 'Failed to connect' }])
    expect(page.recorded()).toStrictEqual(['CONNECT_ERROR'])

    isLost = false
    expect(await page.connections.connect(connector)).toMatchObject({ status: 'connected' })
  })
})

describe('start before the code for restoring is there', () => {
  test('default: what was stored is shown as reconnecting at once, never as disconnected', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector], ports: await leftPage([connector]) })
    const restored = page.start()
    expect(page.families.all.map(({ status }) => status)).toStrictEqual(['reconnecting', 'disconnected', 'disconnected'])
    await settled()
    expect(page.families.find('eip155')?.status).toBe('reconnecting')
    await arrive()
    await restored
    expect(page.families.find('eip155')?.caipAddress).toBe('eip155:10:account-1')
    expect(page.names()).not.toContain('connection:disconnected')
  })

  test('behavior: who disconnects meanwhile is disconnected, in every tab', async () => {
    const ports = fakePorts({ uuid: () => 'tab-1' })
    const one = await walletsPage({ ports, connectors: [eth()] })
    void one.start()
    await one.connections.connect(one.connectors.all[0] as Connector)
    const next = ports.twin({ uuid: () => 'tab-2', clock: ports.clock })
    const { page: two, arrive } = latePage({ ports: next, connectors: [eth()] })
    const restored = two.start()
    const disconnected = two.connections.disconnect()
    await arrive()
    await restored
    await disconnected
    await ports.clock.settle(messageLead)
    expect([one, two].map(({ families }) => families.find('eip155')?.status)).toStrictEqual(['disconnected', 'disconnected'])
    expect(two.storedConnectors()).toStrictEqual({})
  })

  test('behavior: who connects another wallet meanwhile is not disturbed', async () => {
    const connector = eth()
    const other = fakeConnector({ id: 'io.other', name: 'Other', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    const { page, arrive } = latePage({ connectors: [connector, other], ports: await leftPage([connector]) })
    const restored = page.start()
    const outcome = page.connections.connect(other)
    await arrive()
    await page.ports.clock.settle(lateWalletWait)
    await restored
    expect(await outcome).toMatchObject({ status: 'connected' })
    expect(page.families.find('eip155')?.session?.connector).toBe(other)
  })

  test('behavior: a request that was called off meanwhile does not keep it from coming back', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector], ports: await leftPage([connector]) })
    const restored = page.start()
    const outcome = page.connections.connect(connector)
    page.connections.cancel()
    await arrive()
    await restored
    await settled()
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    expect(page.families.find('eip155')?.caipAddress).toBe('eip155:10:account-1')
  })

  test('behavior: a family that is enabled meanwhile comes back too', async () => {
    const connectors = [
      eth(),
      fakeConnector({ id: 'io.sol', name: 'Sol', namespace: 'solana', wallet: fakeWallet({ networkId: 'solana:main' }) }),
    ]
    const ports = await leftPage(connectors)
    const { page, arrive } = latePage({ connectors, ports })
    const solana = page.networks.of('solana')[0]
    page.networks.remove('solana', 'main')
    void page.start()
    page.networks.add(solana as NonNullable<typeof solana>)
    await arrive()
    expect(page.families.find('solana')?.status).toBe('connected')
  })

  test('behavior: code that is lost leaves everything disconnected, and what is stored stays for the next visit', async () => {
    const connector = eth()
    const page = await walletsPage({ connectors: [connector], ports: await leftPage([connector]), loadEngine: lost })
    const restored = page.start()
    await page.ports.clock.settle(1_000)
    await restored
    expect(page.families.find('eip155')?.status).toBe('disconnected')
    expect(page.storedConnectors()).toStrictEqual({ eip155: 'io.eth' })
    expect(page.ports.log.messages('error')).toStrictEqual(['What was connected could not be restored. The next visit tries again.'])
  })
})

describe('other tabs before the code for them is there', () => {
  test('default: what another tab connects is the first word, and brings it', async () => {
    const ports = fakePorts({ uuid: () => 'tab-1' })
    const wallet = fakeWallet({ networkId: 'eip155:1' })
    const first = fakeConnector({ id: 'io.eth', name: 'Eth', wallet })
    const second = fakeConnector({ id: 'io.eth', name: 'Eth', wallet })
    const one = await walletsPage({ ports, connectors: [first] })
    const {
      page: two,
      loadEngine,
      arrive,
    } = latePage({ ports: ports.twin({ uuid: () => 'tab-2', clock: ports.clock }), connectors: [second] })
    void one.start()
    void two.start()
    await one.connections.connect(first)
    await settled()
    expect(loadEngine).toHaveBeenCalled()
    await arrive()
    await ports.clock.settle(messageLead)
    expect(two.families.find('eip155')?.session?.connector).toBe(second)
    expect(two.of('connection:connected')).toMatchObject([{ isRestored: true }])
  })

  test('behavior: when it is lost the page goes on by itself, and the next word asks for it again', async () => {
    const ports = fakePorts({ uuid: () => 'tab-1' })
    const other = ports.twin({ uuid: () => 'tab-2', clock: ports.clock })
    const loadEngine = vi.fn(lost)
    const page = await walletsPage({ ports, loadEngine })
    await page.start()
    other.tabs.post({ junk: true })
    await ports.clock.settle(1_000)
    expect(ports.log.messages('warn').at(-1)).toBe('Other tabs cannot be reached.')
    const before = loadEngine.mock.calls.length
    other.tabs.post({ junk: true })
    await ports.clock.settle(1_000)
    expect(loadEngine.mock.calls.length).toBeGreaterThan(before)
  })
})

describe('the end before the code is there', () => {
  test('behavior: what arrives afterwards makes nothing', async () => {
    const connector = eth()
    const { page, arrive } = latePage({ connectors: [connector] })
    const outcome = page.connections.connect(connector)
    const disconnected = page.connections.disconnect()
    disconnected.catch(() => undefined)
    page.dispose()
    await arrive()
    expect(await outcome).toStrictEqual({ status: 'cancelled' })
    await expect(disconnected).rejects.toMatchObject({ code: 'kernel/destroyed' })
    expect(page.engine.value).toBeUndefined()
    expect(page.ports.clock.pending).toBe(0)
  })

  test('behavior: a switch of networks whose code is lost fails, and says so', async () => {
    const page = freshPage({ loadEngine: lost })
    const switched = page.networkSwitch.switchTo('eip155:10')
    const thrown = page.networkSwitch.switchTo('eip155:10', { throwOnFailure: true })
    thrown.catch(() => undefined)
    page.networkSwitch.choose(page.networks.find('eip155:10') as Network)
    await page.ports.clock.settle(1_000)
    expect(await switched).toMatchObject({ status: 'failed', error: { code: 'kernel/not-arrived' } })
    await expect(thrown).rejects.toMatchObject({ code: 'kernel/not-arrived' })
    const told = ['tell', expect.objectContaining({ message: 'The code for connecting could not be loaded.' })]
    expect(page.modal.calls).toStrictEqual([told, told])
  })

  test('behavior: a disconnect whose code is lost says so', async () => {
    const page = await walletsPage({ loadEngine: lost })
    const disconnected = page.connections.disconnect()
    disconnected.catch(() => undefined)
    await page.ports.clock.settle(1_000)
    await expect(disconnected).rejects.toMatchObject({ code: 'kernel/not-arrived', remedy: 'Check the connection and reload the page.' })
  })
})
