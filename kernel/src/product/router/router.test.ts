import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { fakeLog } from '@billfold/test/fakes'
import type { EventName, ViewName } from '../../core/open.js'
import { Log } from '../../core/log/log.js'
import { coreViews } from './core-views.js'
import { Router, type RouterNeeds } from './router.js'

const network = { caipNetworkId: 'eip155:1' } as never

function setup(needs: Partial<RouterNeeds> = {}): { router: Router; moves: string[]; close: () => void; log: ReturnType<typeof fakeLog> } {
  const moves: string[] = []
  const close = vi.fn()
  const log = fakeLog()
  const publish = (name: EventName, payload: object): void => void moves.push([name, ...Object.values(payload)].join(' '))
  const router = new Router({ knowsView: () => false, hasAddress: () => false, close, publish, log: new Log(log), ...needs })
  return { router, moves, close, log }
}

const views = (router: Router): readonly ViewName[] => router.history.map(({ view }) => view)

describe('Router', () => {
  test('default: Connect stands at the start', () => {
    const { router, moves } = setup()
    expect(views(router)).toEqual(['Connect'])
    expect([router.view, router.data, router.canGoBack, moves]).toEqual(['Connect', undefined, false, []])
  })

  test('behavior: a push stands on top and carries its arguments', () => {
    const { router, moves } = setup()
    router.push('SwitchNetwork', { network })
    expect(views(router)).toEqual(['Connect', 'SwitchNetwork'])
    expect([router.view, router.data, router.canGoBack]).toEqual(['SwitchNetwork', { network }, true])
    expect(moves).toEqual(['router:moved Connect SwitchNetwork'])
  })

  test('behavior: the arguments of a view stay the very object that was handed over', () => {
    const { router } = setup()
    const data = { fromToken: 'ETH' }
    router.push('Swap', data)
    expect(router.data).toBe(data)
  })

  test.each([undefined, { fromToken: 'ETH' }])(
    'behavior: pushing the view that is already current does nothing, with the same or other arguments (%o)',
    (data) => {
      const { router, moves } = setup()
      router.push('Swap')
      const before = router.current
      router.push('Swap', data)
      expect(router.current).toBe(before)
      expect([views(router), moves.length]).toEqual([['Connect', 'Swap'], 1])
    },
  )

  test('behavior: a view below the current one can be pushed again, as a visit of its own', () => {
    const { router } = setup()
    router.push('Networks')
    router.push('Connect')
    expect(views(router)).toEqual(['Connect', 'Networks', 'Connect'])
    expect(new Set(router.history.map(({ key }) => key)).size).toBe(3)
  })

  test('behavior: reset replaces the whole history', () => {
    const { router, moves } = setup()
    router.push('Networks')
    router.reset('UpdateEmailWallet', { email: 'a@b.c' })
    expect([views(router), router.data]).toEqual([['UpdateEmailWallet'], { email: 'a@b.c' }])
    expect(moves.at(-1)).toBe('router:moved Networks UpdateEmailWallet')
  })

  test('behavior: a reset to several views is one move to the last of them', () => {
    const { router, moves } = setup()
    router.resetTo([
      { view: 'Account', data: undefined },
      { view: 'SwitchNetwork', data: { network } },
    ])
    expect(views(router)).toEqual(['Account', 'SwitchNetwork'])
    expect(moves).toEqual(['router:moved Connect SwitchNetwork'])
  })

  test('behavior: replace swaps the last entry', () => {
    const { router, moves } = setup()
    router.push('Networks')
    router.replace('AllWallets')
    expect(views(router)).toEqual(['Connect', 'AllWallets'])
    expect(moves.at(-1)).toBe('router:moved Networks AllWallets')
  })

  test('behavior: replace gives the current view other arguments', () => {
    const { router, moves } = setup()
    router.push('Swap')
    router.replace('Swap', { fromToken: 'ETH' })
    expect([views(router), router.data]).toEqual([['Connect', 'Swap'], { fromToken: 'ETH' }])
    expect(moves.at(-1)).toBe('router:moved Swap Swap')
  })

  test('behavior: a move to the same view with the same arguments is not told', () => {
    const { router, moves } = setup()
    router.reset('Connect')
    router.replace('Connect')
    expect(moves).toEqual([])
  })

  test('behavior: back pops one entry', () => {
    const { router, moves } = setup()
    router.push('Networks')
    router.push('AllWallets')
    router.back()
    expect(views(router)).toEqual(['Connect', 'Networks'])
    expect(moves.at(-1)).toBe('router:moved AllWallets Networks')
  })

  test.each([
    [true, ['Account'], 'router:moved Networks Account'],
    [false, ['Connect'], 'router:moved Networks Connect'],
  ])(
    'behavior: if a wallet address is active (%s) and the target of back is Connect, Account is shown instead',
    (hasAddress, left, move) => {
      const { router, moves } = setup({ hasAddress: () => hasAddress })
      router.push('Networks')
      router.back()
      expect([views(router), moves.at(-1)]).toEqual([left, move])
    },
  )

  test('behavior: any other target of back stays what it is while an address is active', () => {
    const { router } = setup({ hasAddress: () => true })
    router.push('Networks')
    router.push('AllWallets')
    router.back()
    expect(views(router)).toEqual(['Connect', 'Networks'])
  })

  test('behavior: back with a single entry closes the modal', () => {
    const { router, close, moves } = setup()
    router.back()
    expect(close).toHaveBeenCalledOnce()
    expect([views(router), moves]).toEqual([['Connect'], []])
  })

  test('behavior: back with more entries does not close the modal', () => {
    const { router, close } = setup()
    router.push('Networks')
    router.back()
    expect(close).not.toHaveBeenCalled()
  })

  test('behavior: go-back-to-index truncates the history', () => {
    const { router, moves } = setup()
    for (const view of ['Networks', 'AllWallets', 'Swap'] as const) router.push(view)
    router.backTo(1)
    expect(views(router)).toEqual(['Connect', 'Networks'])
    expect(moves.at(-1)).toBe('router:moved Swap Networks')
  })

  test('behavior: go-back-to-index passes over Connect while an address is active, as back does', () => {
    const { router } = setup({ hasAddress: () => true })
    router.push('Networks')
    router.push('AllWallets')
    router.backTo(0)
    expect(views(router)).toEqual(['Account'])
  })

  test.each([-1, 2, 3, 0.5, Number.NaN, Infinity, '0' as never, undefined as never])(
    'behavior: going back to index %s, which is not below the current entry, changes nothing',
    (index) => {
      const { router, moves } = setup()
      router.push('Networks')
      router.push('AllWallets')
      router.backTo(index)
      expect([views(router).length, moves.length]).toEqual([3, 2])
    },
  )

  test.each<[name: string, go: (router: Router, view: 'Connect') => void]>([
    ['push', (router, view) => router.push(view)],
    ['reset', (router, view) => router.reset(view)],
    ['replace', (router, view) => router.replace(view)],
    ['resetTo', (router, view) => router.resetTo([{ view: 'Account', data: undefined }, { view } as never])],
  ])('behavior: %s refuses an unknown view and changes nothing', (_, go) => {
    const { router, moves } = setup()
    for (const view of ['Nowhere', '__proto__', '', undefined, {}]) {
      expect(() => go(router, view as never)).toThrow(expect.objectContaining({ code: 'router/unknown-view' }))
    }
    expect(() => go(router, 'Nowhere' as never)).toThrow(
      expect.objectContaining({ message: 'Unknown view: Nowhere', remedy: expect.stringContaining('Register') }),
    )
    expect([views(router), moves]).toEqual([['Connect'], []])
  })

  test('behavior: a view that a plugin brought is known', () => {
    const { router } = setup({ knowsView: (view) => view === 'Mine' })
    router.push('Mine' as 'Connect')
    expect(router.view).toBe('Mine')
  })

  test.each(coreViews)("behavior: the product's own view %s is known without any plugin", (view) => {
    const { router } = setup()
    router.reset(view as 'Connect')
    expect(router.view).toBe(view)
  })

  test('behavior: whoever observes sees each move once', () => {
    const { router } = setup()
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${router.view} ${router.history.length}`))
    router.push('Networks')
    router.replace('AllWallets')
    router.back()
    router.push('Connect')
    stop()
    expect(seen).toEqual(['Connect 1', 'Networks 2', 'AllWallets 2', 'Connect 1'])
  })

  test('behavior: its methods can be handed on alone', () => {
    const { router } = setup()
    const { push, back } = router
    push('Networks')
    back()
    expect(router.view).toBe('Connect')
  })
})

describe('closeViews', () => {
  test.each<[name: string, gone: ViewName[], hasAddress: boolean, left: ViewName[]]>([
    ['entries of those views leave the history', ['Networks'], false, ['Connect', 'Swap', 'AllWallets']],
    ['every visit of a view leaves', ['Swap', 'AllWallets'], false, ['Connect', 'Networks']],
    ['the current view gives way to the one below', ['AllWallets'], false, ['Connect', 'Networks', 'Swap']],
    ['nothing else changes', ['Account'], false, ['Connect', 'Networks', 'Swap', 'AllWallets']],
    ['the history is never empty: Connect is left', ['Connect', 'Networks', 'Swap', 'AllWallets'], false, ['Connect']],
    ['with an address Account is left', ['Connect', 'Networks', 'Swap', 'AllWallets'], true, ['Account']],
    ['Connect that comes to the top gives way to Account', ['Networks', 'Swap', 'AllWallets'], true, ['Account']],
    ['Connect below stays', ['Networks'], true, ['Connect', 'Swap', 'AllWallets']],
  ])('behavior: %s', (_, gone, hasAddress, left) => {
    const { router, moves } = setup({ hasAddress: () => hasAddress })
    for (const view of ['Networks', 'Swap', 'AllWallets'] as const) router.push(view)
    const { length } = moves
    router.closeViews(gone)
    expect(views(router)).toEqual(left)
    const moved = left.at(-1) === 'AllWallets' ? [] : [`router:moved AllWallets ${left.at(-1)}`]
    expect(moves.slice(length)).toEqual(moved)
  })
})

describe('leaving', () => {
  test.each<[name: string, go: (router: Router) => void]>([
    ['back', (router) => router.back()],
    ['push', (router) => router.push('Networks')],
    ['replace', (router) => router.replace('Networks')],
    ['reset', (router) => router.reset('Connect')],
    ['backTo', (router) => router.backTo(0)],
    ['closeViews', (router) => router.closeViews(['ConnectingFarcaster'])],
  ])('behavior: leaving a view by %s does what the table says, once', (_, go) => {
    const leave = vi.fn()
    const { router } = setup({ leaving: { ConnectingFarcaster: leave } })
    router.push('ConnectingFarcaster')
    expect(leave).not.toHaveBeenCalled()
    go(router)
    expect(leave).toHaveBeenCalledOnce()
  })

  test('behavior: staying on the view, and leaving another, does nothing', () => {
    const leave = vi.fn()
    const { router } = setup({ leaving: { Swap: leave } })
    router.push('Networks')
    router.replace('Swap')
    router.replace('Swap', { fromToken: 'ETH' })
    router.backTo(7)
    router.closeViews(['Networks'])
    expect(leave).not.toHaveBeenCalled()
  })

  test.each([
    ['throws', () => fail()],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('behavior: a table entry that %s is logged and stops nothing', async (_, leave) => {
    const { router, log } = setup({ leaving: { Networks: leave } })
    router.push('Networks')
    router.back()
    expect(router.view).toBe('Connect')
    await expect.poll(() => log.messages('error')).toEqual(['Leaving Networks failed'])
  })
})

function fail(): never {
  throw new Error('no')
}
