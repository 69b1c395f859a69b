import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { fakeClock, fakeLog } from '@billfold/test/fakes'
import type { Network } from '../contract/network.js'
import type { EventName, ViewName } from '../contract/open.js'
import type { CloseAnswer } from '../contract/slot-items.js'
import { Log } from '../log/log.js'
import { CloseGuards } from '../router/close-guards.js'
import { Router } from '../router/router.js'
import { Transactions } from '../router/transactions.js'
import { Toasts } from '../toast/toasts.js'
import { Modal } from './modal.js'
import type { Situation } from './situation.js'

const solana: Network = {
  id: 'main',
  caipNetworkId: 'solana:main',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

type World = ReturnType<typeof setup>

function setup(facts: Partial<Situation> = {}) {
  const [clock, lines] = [fakeClock(), fakeLog()]
  const events: unknown[] = []
  const publish = (name: EventName, payload: object): void => void events.push([name, payload])
  const log = new Log(lines)
  const situation = { ...disconnected, activate: vi.fn(), narrow: vi.fn(), ...facts }
  const toasts = new Toasts(clock)
  const guards = new CloseGuards(() => [], log)
  const router: Router = new Router({
    knowsView: () => false,
    hasAddress: () => situation.isConnected,
    close: () => void modal.requestClose(),
    publish: () => {},
    log,
  })
  const transactions = new Transactions(router, log)
  const modal = new Modal({ router, toasts, transactions, guards, situation, clock, log, publish })
  return { modal, router, toasts, transactions, guards, clock, situation, events, lines }
}

const disconnected: Situation = {
  activeNamespace: 'eip155',
  isConnected: false,
  hasAdapters: true,
  isMobile: false,
  isEmbedded: false,
  manualPairing: false,
  address: () => undefined,
  networkOf: () => solana,
  findNetwork: () => undefined,
  activate: () => {},
  narrow: () => {},
}

const guard = ({ guards }: World, answer: CloseAnswer, ...views: ViewName[]): (() => void) =>
  guards.add({ views, guard: { mayClose: () => answer } })
const history = ({ router }: World): readonly ViewName[] => router.history.map(({ view }) => view)

describe('open', () => {
  test.each([true, false])('default: the modal stands at once and says so (connected %s)', async (isConnected) => {
    const world = setup({ isConnected })
    const opened = world.modal.open()
    const view = isConnected ? 'Account' : 'Connect'
    expect([world.modal.isOpen, world.modal.isShaking, world.router.view]).toEqual([true, false, view])
    expect(world.events).toEqual([
      ['modal:opened', { view }],
      ['analytics:recorded', { event: 'MODAL_OPEN', properties: { connected: isConnected } }],
    ])
    await expect(opened).resolves.toBeUndefined()
  })

  test('behavior: opening an open modal moves it and is not told again', async () => {
    const world = setup()
    await world.modal.open()
    world.router.push('AllWallets')
    await world.modal.open({ view: 'Networks' })
    expect(history(world)).toEqual(['Networks'])
    expect(world.events.length).toBe(2)
  })

  test('behavior: the first view is entered once: what stands there since the start, or since closing, is what opens', async () => {
    const { modal, router } = setup()
    const { current } = router
    await modal.open()
    expect(router.current).toBe(current)
    modal.close()
    const closed = router.current
    expect(closed.key).not.toBe(current.key)
    await modal.open({ view: 'Connect' })
    expect(router.current).toBe(closed)
  })

  test('behavior: opening an open modal enters its view anew, and so does an embedded one, which is seen all the time', async () => {
    const [above, embedded] = [setup(), setup({ isEmbedded: true })]
    await above.modal.open()
    for (const { modal, router } of [above, embedded]) {
      const { key } = router.current
      await modal.open()
      expect(router.current).toMatchObject({ view: 'Connect' })
      expect(router.current.key).not.toBe(key)
    }
  })

  test('parameters: namespace and uri can be read until the modal closes', async () => {
    const { modal } = setup()
    await modal.open({ namespace: 'solana', uri: 'wc:1@2' })
    expect([modal.namespace, modal.uri]).toEqual(['solana', 'wc:1@2'])
    modal.close()
    expect([modal.namespace, modal.uri]).toEqual([undefined, undefined])
  })

  test('behavior: a next opening without them forgets the earlier ones', async () => {
    const { modal } = setup()
    await modal.open({ namespace: 'solana', uri: 'wc:1@2' })
    await modal.open()
    expect([modal.namespace, modal.uri]).toEqual([undefined, undefined])
  })

  test('behavior: opening for a family other than the active one leads to a network switch', async () => {
    const world = setup()
    await world.modal.open({ namespace: 'solana' })
    expect([history(world), world.router.data]).toEqual([['Connect', 'SwitchNetwork'], { network: solana }])
    expect(world.situation.activate).not.toHaveBeenCalled()
  })

  test('behavior: without adapters the network of that family becomes active, and pairing starts', async () => {
    const world = setup({ hasAdapters: false })
    await world.modal.open({ namespace: 'solana' })
    expect(history(world)).toEqual(['ConnectingWalletConnectBasic'])
    expect(world.situation.activate).toHaveBeenCalledExactlyOnceWith(solana)
  })

  test.each<[name: string, request: unknown, code: string]>([
    ['junk', 'Account', 'modal/invalid-request'],
    ['an unknown view', { view: 'Nowhere' }, 'router/unknown-view'],
    [
      'a send without an address',
      { arguments: { send: { amount: '1', assetAddress: 'a', namespace: 'sui', chainId: 1, to: 'b' } } },
      'send/no-address',
    ],
  ])('behavior: %s is refused by name, and nothing changes', async (_, request, code) => {
    const world = setup()
    await expect(world.modal.open(request as never)).rejects.toMatchObject({ code })
    expect([world.modal.isOpen, history(world), world.events]).toEqual([false, ['Connect'], []])
  })
})

describe('close', () => {
  test('behavior: the wallets of the family that it was opened for are offered alone, and closing offers all again', async () => {
    const { modal, situation } = setup()
    await modal.open({ namespace: 'solana' })
    expect(situation.narrow).toHaveBeenLastCalledWith('solana')
    modal.close()
    expect(situation.narrow).toHaveBeenLastCalledWith(undefined)
    await modal.open({ namespace: 'eip155' })
    await modal.open()
    expect(situation.narrow).toHaveBeenLastCalledWith(undefined)
  })

  test('default: closing resets to Connect, hides the toast, clears loading and says so', async () => {
    const world = setup({ isConnected: true })
    const { modal, toasts } = world
    await modal.open({ view: 'Networks' })
    toasts.show({ variant: 'loading', message: 'x' })
    modal.setLoading(true, 'solana')
    world.events.length = 0
    modal.close()
    expect([modal.isOpen, history(world), toasts.current, modal.isLoading()]).toEqual([false, ['Connect'], undefined, false])
    expect(world.events).toEqual([
      ['modal:closed', { view: 'Networks' }],
      ['analytics:recorded', { event: 'MODAL_CLOSE', properties: { connected: true } }],
    ])
  })

  test('behavior: closing a modal that is not open cleans up and says nothing', () => {
    const world = setup()
    world.router.push('Networks')
    world.modal.close()
    expect([history(world), world.events]).toEqual([['Connect'], []])
  })

  test.each<[isConnected: boolean, view: ViewName]>([
    [true, 'Account'],
    [false, 'Connect'],
  ])('behavior: in embedded mode (connected %s) it shows %s, and stays open', async (isConnected, view) => {
    const world = setup({ isConnected, isEmbedded: true })
    await world.modal.open({ view: 'Networks' })
    world.modal.close()
    expect([world.modal.isOpen, history(world)]).toEqual([true, [view]])
    expect(world.events.length).toBe(4)
  })

  test('behavior: an embedded modal that was never opened does not open by closing', () => {
    const world = setup({ isEmbedded: true })
    world.modal.close()
    expect([world.modal.isOpen, world.events]).toEqual([false, []])
  })

  test('behavior: transactions under way are cancelled', async () => {
    const { modal, transactions } = setup()
    const onCancel = vi.fn()
    await modal.open()
    transactions.push({ view: 'ApproveTransaction', onCancel })
    modal.close()
    expect(onCancel).toHaveBeenCalledOnce()
    expect(transactions.isEmpty).toBe(true)
  })

  test('behavior: whoever observes never sees a closed modal with the old view', async () => {
    const { modal, router } = setup()
    await modal.open({ view: 'Networks' })
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${modal.isOpen} ${router.view}`))
    modal.close()
    stop()
    expect(seen).toEqual(['true Networks', 'false Connect'])
  })
})

describe('loading', () => {
  test('default: per namespace and overall', () => {
    const { modal } = setup()
    const states = (): boolean[] => [modal.isLoading(), modal.isLoading('solana'), modal.isLoading('eip155')]
    expect(states()).toEqual([false, false, false])
    modal.setLoading(true, 'solana')
    expect(states()).toEqual([true, true, false])
    modal.setLoading(true)
    modal.setLoading(false, 'solana')
    expect(states()).toEqual([true, false, false])
    modal.setLoading(false)
    expect(states()).toEqual([false, false, false])
  })
})

describe('requestClose', () => {
  test('default: closes when no guard objects', async () => {
    const { modal } = setup()
    await modal.open()
    expect(await modal.requestClose()).toBe(true)
    expect(modal.isOpen).toBe(false)
  })

  test('behavior: a guard that says stay keeps it open, with a shake of 500 ms', async () => {
    const world = setup()
    const { modal, clock } = world
    await modal.open({ view: 'SIWXSignMessage' })
    guard(world, 'stay', 'SIWXSignMessage')
    expect(await modal.requestClose()).toBe(false)
    expect([modal.isOpen, modal.isShaking]).toEqual([true, true])
    clock.advance(499)
    expect(modal.isShaking).toBe(true)
    clock.advance(1)
    expect([modal.isShaking, clock.pending]).toEqual([false, 0])
  })

  test('behavior: a second attempt shakes for 500 ms from then on', async () => {
    const world = setup()
    const { modal, clock } = world
    guard(world, 'stay', 'Connect')
    await modal.open()
    await modal.requestClose()
    clock.advance(400)
    await modal.requestClose()
    clock.advance(499)
    expect(modal.isShaking).toBe(true)
    clock.advance(1)
    expect(modal.isShaking).toBe(false)
  })

  test('behavior: closing anyway ends the shake', async () => {
    const world = setup()
    guard(world, 'stay', 'Connect')
    await world.modal.open()
    await world.modal.requestClose()
    world.modal.close()
    expect([world.modal.isShaking, world.clock.pending]).toEqual([false, 0])
  })

  test('behavior: back with a single entry closes the modal, and asks the guards too', async () => {
    const world = setup()
    const takeBack = guard(world, 'stay', 'Connect')
    await world.modal.open()
    world.router.back()
    expect([world.modal.isOpen, world.modal.isShaking]).toEqual([true, true])
    takeBack()
    world.router.back()
    expect(world.modal.isOpen).toBe(false)
  })

  test('behavior: what a guard wants done first is done, then the modal closes', async () => {
    const world = setup()
    const done: string[] = []
    guard(world, { first: async () => void done.push(`open ${world.modal.isOpen}`) }, 'DataCapture')
    await world.modal.open({ view: 'DataCapture' })
    expect(await world.modal.requestClose()).toBe(true)
    expect([done, world.modal.isOpen, world.clock.pending]).toEqual([['open true'], false, 0])
  })

  test.each<[name: string, first: () => Promise<void>]>([
    ['rejects', () => Promise.reject(new Error('no'))],
    ['throws', fail],
    ['is no function', undefined as never],
  ])('behavior: a step that %s is logged and never locks the visitor in', async (_, first) => {
    const world = setup()
    guard(world, { first }, 'Connect')
    await world.modal.open()
    expect(await world.modal.requestClose()).toBe(true)
    expect(world.lines.messages('error')).toEqual(['A step before closing failed'])
  })

  test('behavior: a step that hangs for more than a second never locks the visitor in', async () => {
    const world = setup()
    await openHanging(world)
    const closed = world.modal.requestClose()
    await world.clock.settle(999)
    expect(world.modal.isOpen).toBe(true)
    await world.clock.settle(1)
    expect([await closed, world.modal.isOpen, world.clock.pending]).toEqual([true, false, 0])
  })

  test('behavior: a second request while a step runs does not run it again', async () => {
    const world = setup()
    const first = vi.fn(() => new Promise<void>(() => {}))
    guard(world, { first }, 'Connect')
    await world.modal.open()
    const closed = world.modal.requestClose()
    expect(await world.modal.requestClose()).toBe(false)
    await world.clock.settle(1000)
    expect([await closed, first.mock.calls.length]).toEqual([true, 1])
  })

  test.each<[name: string, meanwhile: (world: World) => void, isOpen: boolean]>([
    ['closed otherwise', ({ modal }) => modal.close(), false],
    ['opened anew', ({ modal }) => void modal.open({ view: 'Networks' }), true],
    ['disposed', ({ modal }) => modal.dispose(), true],
  ])('behavior: a modal that was %s while a step ran is left alone', async (_, meanwhile, isOpen) => {
    const world = setup()
    await openHanging(world)
    const closed = world.modal.requestClose()
    meanwhile(world)
    expect([await closed, world.modal.isOpen, world.clock.pending]).toEqual([false, isOpen, 0])
  })

  test('behavior: after a step that was called off the modal can be closed as ever', async () => {
    const world = setup()
    await openHanging(world)
    const closed = world.modal.requestClose()
    await world.modal.open({ view: 'Networks' })
    expect([await closed, await world.modal.requestClose()]).toEqual([false, true])
  })
})

describe('perform: a promise tied to an open view', () => {
  const email = { email: 'new@b.c' }

  test('default: resolved by the view', async () => {
    const { modal, router } = setup()
    const result = modal.perform('UpdateEmailWallet', { email: 'a@b.c' })
    expect([modal.isOpen, router.view, router.data]).toEqual([true, 'UpdateEmailWallet', { email: 'a@b.c' }])
    modal.finish('UpdateEmailWallet', email)
    expect(await result).toEqual(email)
  })

  test.each([
    ['closing the modal while waiting for a send', 'WalletSend'],
    ['closing the modal before the e-mail has changed', 'UpdateEmailWallet'],
  ] as const)("behavior: %s rejects with 'Modal closed'", async (_, view) => {
    const { modal } = setup()
    const result = view === 'WalletSend' ? modal.perform(view) : modal.perform(view, { email: 'a@b.c' })
    modal.close()
    await expect(result).rejects.toMatchObject({ message: 'Modal closed', code: 'modal/closed', context: { view } })
  })

  test('behavior: it settles exactly once', async () => {
    const { modal } = setup()
    const result = modal.perform('WalletSend')
    modal.finish('WalletSend', { hash: '0x1' })
    modal.finish('WalletSend', { hash: '0x2' })
    modal.close()
    expect(await result).toEqual({ hash: '0x1' })
  })

  test('behavior: nobody waits: a result is dropped', () => {
    const { modal } = setup()
    modal.finish('WalletSend', { hash: '0x1' })
    expect(modal.isOpen).toBe(false)
  })

  test('behavior: the same view performed again ends the first wait', async () => {
    const { modal } = setup()
    const first = modal.perform('WalletSend')
    const second = modal.perform('WalletSend')
    await expect(first).rejects.toThrow('Modal closed')
    modal.finish('WalletSend', { hash: '0x2' })
    expect(await second).toEqual({ hash: '0x2' })
  })

  test('behavior: another view that opens meanwhile does not end the wait: the wallet may still answer', async () => {
    const { modal } = setup()
    const send = modal.perform('WalletSend')
    await modal.open({ view: 'UnsupportedChain' })
    modal.finish('WalletSend', { hash: '0x1' })
    expect(await send).toEqual({ hash: '0x1' })
  })

  test('behavior: closing ends every wait', async () => {
    const { modal } = setup()
    const waits = [modal.perform('WalletSend'), modal.perform('UpdateEmailWallet', { email: 'a@b.c' })]
    modal.close()
    const outcomes = await Promise.allSettled(waits)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('behavior: a view that cannot be opened rejects with the reason, and nothing waits', async () => {
    const world = setup()
    await expect(world.modal.perform('UpdateEmailWallet', {} as never)).rejects.toMatchObject({ code: 'modal/invalid-request' })
    expect(world.modal.isOpen).toBe(false)
  })
})

test('behavior: dispose leaves no timer and nobody waiting behind', async () => {
  const world = setup()
  const result = world.modal.perform('WalletSend')
  guard(world, 'stay', 'WalletSend')
  await world.modal.requestClose()
  world.modal.dispose()
  await expect(result).rejects.toThrow('Modal closed')
  expect([world.clock.pending, world.modal.isShaking]).toEqual([0, false])
})

test('behavior: its methods can be handed on alone', async () => {
  const { modal } = setup()
  const { open, close } = modal
  await open()
  close()
  expect(modal.isOpen).toBe(false)
})

async function openHanging(world: World): Promise<void> {
  guard(world, { first: () => new Promise(() => {}) }, 'Connect')
  await world.modal.open()
}

function fail(): never {
  throw new Error('no')
}
