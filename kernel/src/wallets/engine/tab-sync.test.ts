import { type FakeWallet, fakeClock, fakeConnector, fakePorts, fakeWallet, settled } from '@billfold/test/fakes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, type WalletsPageOptions, walletsPage, networks } from '../../../testing/wallets-page.js'
import { deferred } from '../../../testing/deferred.js'
import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import type { HeldSession } from './held-session.js'
import { lateWalletWait } from './restorer.js'
import { messageLead } from './tab-sync.js'

interface Two {
  readonly one: WalletsPage
  readonly two: WalletsPage
  /** The same wallets in each tab: [tab][wallet]. */
  readonly connectors: readonly (readonly Connector[])[]
  readonly wallets: readonly FakeWallet[]
  later(milliseconds?: number): Promise<void>
}

const accounts = [{ address: 'a' }, { address: 'b' }]

async function twoTabs(options: WalletsPageOptions = {}): Promise<Two> {
  const clock = fakeClock()
  const wallets = (['eip155:1', 'eip155:10'] as const).map((networkId) => fakeWallet({ accounts, networkId, clock }))
  const connectors = [0, 1].map(() => wallets.map((wallet, index) => fakeConnector({ id: `w${index}`, name: `W${index}`, wallet })))
  const ports = fakePorts({ uuid: () => 'tab-1', clock })
  const [one, two] = await Promise.all([
    walletsPage({ ...options, ports, connectors: connectors[0] ?? [] }),
    walletsPage({ ...options, ports: ports.twin({ uuid: () => 'tab-2', clock }), connectors: connectors[1] ?? [] }),
  ])
  void one.start()
  void two.start()
  return { one, two, connectors, wallets, later: (milliseconds = messageLead) => one.ports.clock.settle(milliseconds) }
}

const shown = ({ families }: WalletsPage): readonly unknown[] =>
  families.all.map(({ status, session, caipAddress }) => [status, session?.connector.id, caipAddress])

const connect = (page: WalletsPage, connector: Connector | undefined) => page.connections.connect(connector as Connector)

describe('two tabs', () => {
  test('default: what one connects the other shows, without a prompt', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    expect(shown(two)).toStrictEqual(shown(one))
    expect(two.families.find('eip155')?.session?.connector).toBe(connectors[1]?.[0])
    expect(wallets[0]?.calls.filter(({ method }) => method === 'connect')).toHaveLength(1)
    expect(two.of('connection:connected')).toMatchObject([{ isRestored: true }])
  })

  test('behavior: what one disconnects is gone in the other, whose wallet is left alone', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    await two.connections.disconnect()
    await later()
    expect(one.families.find('eip155')).toMatchObject({ status: 'disconnected', session: undefined })
    expect(one.of('connection:disconnected')).toMatchObject([{ reason: 'other tab' }])
    expect(wallets[0]?.calls.filter(({ method }) => method === 'disconnect')).toHaveLength(1)
    expect(one.storedConnectors()).toStrictEqual({})
  })

  test('behavior: another wallet in one is another wallet in the other', async () => {
    const { one, two, connectors, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    await connect(two, connectors[1]?.[1])
    await later()
    expect(shown(one)).toStrictEqual(shown(two))
    expect(one.families.activeCaipAddress).toBe('eip155:10:a')
  })

  test('behavior: an account that is picked in one is picked in the other, and so is a wallet that both have', async () => {
    const { one, two, connectors, later } = await twoTabs({ multiWallet: true })
    await connect(one, connectors[0]?.[0])
    await later()
    await connect(one, connectors[0]?.[1])
    await later()
    await two.connections.switchConnection({ namespace: 'eip155', connectorId: 'w0' }, { address: 'b' })
    await later()
    expect(one.families.activeCaipAddress).toBe('eip155:1:b')
  })

  test('behavior: a network that the page chooses is followed, one that the wallet tells is left to the wallet', async () => {
    const page = await twoTabs({ networks: [...networks, { ...networks[2], id: 'test', caipNetworkId: 'solana:test' } as never] })
    const { one, two, later } = page
    for (const tab of [one, two]) {
      const wallet = { ...fakeConnector({ id: 's', name: 'S', namespace: 'solana' }) }
      const grant = { accounts, provider: {} }
      tab.connectors.add({ ...wallet, connect: async () => grant, reconnect: async () => grant })
    }
    await connect(one, one.connectors.byId('s'))
    await later()
    const held = one.families.find('solana')?.held
    expect(two.families.find('solana')?.caipAddress).toBe('solana:main:a')
    one.engine.value?.sessions.setNetwork(held as HeldSession, one.networks.find('solana:test') as Network)
    await later()
    expect(two.families.find('solana')?.caipAddress).toBe('solana:test:a')
  })

  test('behavior: no ping-pong: one change is one message', async () => {
    const { one, two, connectors, later } = await twoTabs()
    const heard: unknown[] = []
    one.ports.tabs.twin().listen((message) => heard.push(message))
    await connect(one, connectors[0]?.[0])
    await later(10_000)
    expect(heard).toStrictEqual([
      {
        version: 1,
        stamp: expect.any(Number),
        tab: 'tab-1',
        namespace: 'eip155',
        state: { connectorId: 'w0', address: 'a', networkId: 'eip155:1' },
      },
    ])
    expect(two.ports.clock.pending).toBe(0)
  })

  test('behavior: while a wallet is asked what was heard waits, and is followed when that comes to nothing', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    const asked = wallets[1] as FakeWallet
    asked.behavior = 'wait'
    const outcome = connect(two, connectors[1]?.[1])
    await connect(one, connectors[0]?.[0])
    await later()
    expect(shown(two)[0]).toStrictEqual(['connecting', undefined, undefined])
    asked.answer('refuse')
    await outcome
    await later()
    expect(shown(two)).toStrictEqual(shown(one))
  })

  test('behavior: last writer wins: what was granted here later counts everywhere', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    const asked = wallets[1] as FakeWallet
    asked.behavior = 'wait'
    const outcome = connect(two, connectors[1]?.[1])
    await connect(one, connectors[0]?.[0])
    await later()
    asked.answer('approve')
    await outcome
    await later()
    expect(shown(one)).toStrictEqual(shown(two))
    expect(one.families.find('eip155')?.session?.connector.id).toBe('w1')
  })

  test('behavior: both at the same moment: both end alike', async () => {
    const { one, two, connectors, later } = await twoTabs()
    one.ports.tabs.isHeld = true
    two.ports.tabs.isHeld = true
    await Promise.all([connect(one, connectors[0]?.[0]), connect(two, connectors[1]?.[1])])
    one.ports.tabs.flush()
    two.ports.tabs.flush()
    await later()
    await later(lateWalletWait)
    expect(shown(one)).toStrictEqual(shown(two))
    expect(one.storedConnectors()).toStrictEqual({ eip155: one.families.find('eip155')?.session?.connector.id })
  })

  test('behavior: both switch at the same moment, again and again: both end alike, and nobody is asked', async () => {
    const step = fc.record({
      tab: fc.constantFrom('one', 'two'),
      wallet: fc.constantFrom(0, 1),
      address: fc.constantFrom(undefined, 'a', 'b'),
      /** The tab that hears what was told until then. */
      hears: fc.constantFrom(undefined, 'one', 'two'),
      wait: fc.constantFrom(undefined, 1, messageLead),
    } as const)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const { connectors, wallets, later, ...tabs } = await twoTabs({ multiWallet: true })
        const { one, two } = tabs
        for (const connector of connectors[0] ?? []) {
          await connect(one, connector)
          await later()
        }
        for (const { ports } of [one, two]) ports.tabs.isHeld = true
        const switches = steps.map(async ({ tab, wallet, address, hears, wait }) => {
          const outcome = tabs[tab].connections.switchConnection({ namespace: 'eip155', connectorId: `w${wallet}` }, { address })
          if (wait !== undefined) await later(wait)
          if (hears !== undefined) tabs[hears].ports.tabs.flush()
          if (hears !== undefined) tabs[hears].ports.tabs.isHeld = true
          return outcome
        })
        await Promise.all(switches)
        for (const { ports } of [one, two]) ports.tabs.flush()
        await later()
        await later(lateWalletWait)
        expect(shown(one)).toStrictEqual(shown(two))
        expect(one.storedConnectors()).toStrictEqual({ eip155: one.families.find('eip155')?.session?.connector.id })
        for (const { connections, ports } of [one, two]) {
          expect(
            connections
              .list('eip155')
              .map(({ connectorId }) => connectorId)
              .toSorted(),
          ).toEqual(['w0', 'w1'])
          expect([...ports.log.messages('error'), ...ports.log.messages('warn')]).toEqual([])
        }
        expect(wallets.map(({ calls }) => calls.filter(({ method }) => method === 'connect').length)).toEqual([1, 1])
      }),
    )
  })

  test('behavior: a wallet that this tab does not have: nothing stale is shown, and the other tab stays', async () => {
    const { one, two, connectors, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    const foreign = fakeConnector({ id: 'foreign', name: 'Foreign', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    one.connectors.add(foreign)
    await connect(one, foreign)
    await later()
    expect(shown(two)[0]).toStrictEqual(['reconnecting', 'w0', 'eip155:1:a'])
    await later(lateWalletWait)
    expect(shown(two)[0]).toStrictEqual(['disconnected', undefined, undefined])
    expect(one.families.find('eip155')?.session?.connector.id).toBe('foreign')
    expect(one.storedConnectors()).toStrictEqual({ eip155: 'foreign' })
  })

  test('behavior: what the wallet tells that is about to be replaced is no news for the other tab', async () => {
    const { one, connectors, wallets, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    const foreign = fakeConnector({ id: 'foreign', name: 'Foreign', wallet: fakeWallet({ networkId: 'eip155:1' }) })
    one.connectors.add(foreign)
    await connect(one, foreign)
    await later()
    const heard: unknown[] = []
    one.ports.tabs.listen((message) => heard.push(message))
    wallets[0]?.changeAccounts({ address: 'b' })
    await later(100)
    wallets[0]?.disconnect()
    await later(100)
    expect(heard).toStrictEqual([])
    expect(one.families.find('eip155')?.session?.connector).toBe(foreign)
  })

  test('behavior: something else is asked while the other tab is followed: it is followed when that comes to nothing', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    ;(wallets[1] as FakeWallet).behavior = 'refuse'
    ;(wallets[0] as FakeWallet).delay = 10
    void connect(one, connectors[0]?.[0])
    await later(25)
    expect(shown(two)[0]).toStrictEqual(['reconnecting', undefined, undefined])
    expect((await connect(two, connectors[1]?.[1])).status).toBe('refused')
    await later(1000)
    expect(shown(two)).toStrictEqual(shown(one))
  })

  test('behavior: the other tab went back to the wallet that stands here, while another one was asked: nothing else is waited for', async () => {
    const { one, two, connectors, wallets, later } = await twoTabs()
    const [back, gone] = [connectors[1]?.[0], connectors[1]?.[1]]
    await connect(one, connectors[0]?.[0])
    await later()
    ;(wallets[1] as FakeWallet).delay = 10
    void connect(two, gone)
    await later(25)
    expect(one.families.find('eip155')?.attempt?.connectorId).toBe('w1')
    await connect(two, back)
    await connect(one, fakeConnector({ id: 'third', name: 'Third', wallet: fakeWallet({ behavior: 'refuse' }) }))
    await later()
    expect(one.families.find('eip155')).toMatchObject({ status: 'connected', remembered: undefined })
    expect(shown(one)).toStrictEqual(shown(two))
  })

  test('behavior: a family that is not requested here is not followed', async () => {
    const { one, later } = await twoTabs()
    one.ports.tabs.twin().post({ version: 1, stamp: 9e12, tab: 'x', namespace: 'sui', state: { connectorId: 'w0' } })
    await later()
    expect(shown(one)[0]).toStrictEqual(['disconnected', undefined, undefined])
  })
})

describe('without a line between the tabs', () => {
  const cut = (page: WalletsPage): void => {
    page.ports.tabs.isHeld = true
  }

  test('behavior: the storage tells what was connected and what was disconnected', async () => {
    const { one, two, connectors, later } = await twoTabs()
    cut(one)
    cut(two)
    await connect(one, connectors[0]?.[0])
    await later()
    await later()
    expect(shown(two)).toStrictEqual(shown(one))
    await two.connections.disconnect()
    await later()
    expect(shown(one)).toStrictEqual(shown(two))
    expect(one.families.find('eip155')?.status).toBe('disconnected')
  })

  test('behavior: the storage tells which of two wallets is in use', async () => {
    const { one, two, connectors, later } = await twoTabs({ multiWallet: true })
    cut(one)
    cut(two)
    for (const connector of connectors[0] ?? []) {
      await connect(one, connector)
      await later()
      await later()
    }
    await connect(one, connectors[0]?.[0])
    await later()
    expect(shown(two)).toStrictEqual(shown(one))
    expect(two.families.find('eip155')?.session?.connector.id).toBe('w0')
    await one.connections.switchConnection({ namespace: 'eip155', connectorId: 'w0' }, { address: 'b' })
    await later()
    expect(two.families.activeCaipAddress).toBe('eip155:1:a')
  })

  test('behavior: a line that is closed is logged, and the storage is enough', async () => {
    const ports = fakePorts()
    ports.tabs.close()
    const page = await walletsPage({ ports })
    void page.start()
    expect(ports.log.lines.some(({ message }) => message.includes('Other tabs cannot be reached'))).toBe(true)
    await connect(page, fakeConnector())
    expect(page.families.isConnected).toBe(true)
  })

  test('behavior: a tab that could not restore a connection takes it from no other tab, nor from the storage for long', async () => {
    const { one, two, connectors, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    const third = await walletsPage({ ports: one.ports.twin({ clock: one.ports.clock }) })
    void third.start()
    await later(lateWalletWait + messageLead)
    expect(third.families.find('eip155')?.status).toBe('disconnected')
    expect(shown(one)[0]).toStrictEqual(['connected', 'w0', 'eip155:1:a'])
    expect(shown(two)).toStrictEqual(shown(one))
    expect(one.storedConnectors()).toStrictEqual({ eip155: 'w0' })
  })

  test('behavior: two tabs restore, one asked too early: what came back in the other is put back and followed', async () => {
    const { one, two, connectors, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    one.dispose()
    two.dispose()
    const answer = deferred<Grant>()
    const grant = { accounts, provider: {}, networkId: 'eip155:1' as const }
    const open = async (index: number, answers: Promise<Grant | undefined>[]): Promise<WalletsPage> => {
      const ports = one.ports.twin({ clock: one.ports.clock, uuid: () => `next-${index}` })
      const connector: Connector = { ...fakeConnector({ id: 'w0', name: 'W0' }), reconnect: async () => answers.shift() }
      const page = await walletsPage({ ports, connectors: [connector] })
      void page.start()
      return page
    }
    const slow = await open(0, [answer.promise])
    const early = await open(1, [Promise.resolve(undefined), Promise.resolve(grant)])
    await later()
    await later()
    expect(early.families.find('eip155')?.status).toBe('disconnected')
    expect(slow.storedConnectors()).toStrictEqual({})
    answer.resolve(grant)
    await later()
    await later()
    expect(slow.storedConnectors()).toStrictEqual({ eip155: 'w0' })
    expect(shown(early)).toStrictEqual(shown(slow))
  })

  test('behavior: a tab that slept looks at the storage when it is seen again', async () => {
    const { one, two, connectors, later } = await twoTabs()
    cut(two)
    const { storage } = two.ports
    await connect(one, connectors[0]?.[0])
    await later()
    await later()
    one.ports.storage.data.set(
      'billfold/default/connected-connectors',
      JSON.stringify({ version: 1, stamp: 9e12, at: 1, value: { eip155: 'w1' } }),
    )
    expect(storage.data).toBe(one.ports.storage.data)
    await connect(one, connectors[0]?.[1])
    two.ports.device.show()
    await later()
    await settled()
    expect(two.families.find('eip155')?.session?.connector.id).toBe('w1')
  })
})

describe('messages', () => {
  const message = { version: 1, stamp: 9e12, tab: 'x', namespace: 'eip155', state: { connectorId: 'w1' } }

  test.each<[string, unknown]>([
    ['another version', { ...message, version: 2 }],
    ['its own', { ...message, tab: 'tab-1' }],
    ['no namespace', { ...message, namespace: '' }],
    ['a stamp beyond every clock', { ...message, stamp: Number.MAX_VALUE }],
    ['a stamp that is none', { ...message, stamp: 'now' }],
    ['a connector that is no text', { ...message, state: { connectorId: {} } }],
    ['no state', { ...message, state: undefined }],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'connected'],
  ])('behavior: what is not a message of ours is ignored: %s', async (_, told) => {
    const { one, later } = await twoTabs()
    one.ports.tabs.twin().post(told)
    await later()
    expect(shown(one)[0]).toStrictEqual(['disconnected', undefined, undefined])
  })

  test('behavior: junk of any shape is ignored', async () => {
    const { one } = await twoTabs()
    const line = one.ports.tabs.twin()
    fc.assert(
      fc.property(fc.jsonValue(), (told) => {
        line.post(told)
        expect(shown(one)[0]).toStrictEqual(['disconnected', undefined, undefined])
      }),
    )
  })

  test('behavior: an older message than what was said here changes nothing, and the storage is put right', async () => {
    const { one, connectors, later } = await twoTabs()
    await connect(one, connectors[0]?.[0])
    await later()
    const line = one.ports.tabs.twin()
    one.storage.dispose()
    line.post({ ...message, stamp: 1 })
    await later()
    expect(one.families.find('eip155')?.session?.connector.id).toBe('w0')
    line.post({ ...message, stamp: 8e12, state: { connectorId: 'w0', address: 'b' } })
    line.post({ ...message, stamp: 7e12 })
    await later()
    expect(one.families.activeCaipAddress).toBe('eip155:1:b')
  })
})
