import { describe, expect, test } from 'vitest'
import { history, modalWorld, solana } from '../../../testing/modal-world.js'

describe('open', () => {
  test.each([true, false])('default: the modal stands at once and says so (connected %s)', async (isConnected) => {
    const world = modalWorld({ isConnected })
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
    const world = modalWorld()
    await world.modal.open()
    world.router.push('AllWallets')
    await world.modal.open({ view: 'Networks' })
    expect(history(world)).toEqual(['Networks'])
    expect(world.events.length).toBe(2)
  })

  test('behavior: the first view is entered once: what stands there since the start, or after closing, is what opens', async () => {
    const { modal, router } = modalWorld()
    const { current } = router
    await modal.open()
    expect(router.current).toBe(current)
    modal.close()
    expect(router.current).toBe(current)
    await modal.open({ view: 'Connect' })
    router.push('Networks')
    modal.close()
    const closed = router.current
    expect(closed).toMatchObject({ view: 'Connect' })
    expect(closed.key).not.toBe(current.key)
    await modal.open()
    expect(router.current).toBe(closed)
  })

  test('behavior: opening an open modal enters its view anew, and so does an embedded one, which is seen all the time', async () => {
    const [above, embedded] = [modalWorld(), modalWorld({ isEmbedded: true })]
    await above.modal.open()
    for (const { modal, router } of [above, embedded]) {
      const { key } = router.current
      await modal.open()
      expect(router.current).toMatchObject({ view: 'Connect' })
      expect(router.current.key).not.toBe(key)
    }
  })

  test('parameters: namespace and uri can be read until the modal closes', async () => {
    const { modal } = modalWorld()
    await modal.open({ namespace: 'solana', uri: 'wc:1@2' })
    expect([modal.namespace, modal.uri]).toEqual(['solana', 'wc:1@2'])
    modal.close()
    expect([modal.namespace, modal.uri]).toEqual([undefined, undefined])
  })

  test('behavior: a next opening without them forgets the earlier ones', async () => {
    const { modal } = modalWorld()
    await modal.open({ namespace: 'solana', uri: 'wc:1@2' })
    await modal.open()
    expect([modal.namespace, modal.uri]).toEqual([undefined, undefined])
  })

  test('behavior: opening for a family other than the active one leads to a network switch', async () => {
    const world = modalWorld()
    await world.modal.open({ namespace: 'solana' })
    expect([history(world), world.router.data]).toEqual([['Connect', 'SwitchNetwork'], { network: solana }])
    expect(world.situation.activate).not.toHaveBeenCalled()
  })

  test('behavior: without adapters the network of that family becomes active, and pairing starts', async () => {
    const world = modalWorld({ hasAdapters: false })
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
    const world = modalWorld()
    await expect(world.modal.open(request as never)).rejects.toMatchObject({ code })
    expect([world.modal.isOpen, history(world), world.events]).toEqual([false, ['Connect'], []])
  })
})
