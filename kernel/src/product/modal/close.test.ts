import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import type { ViewName } from '../../core/open.js'
import { history, modalWorld } from '../../../testing/modal-world.js'

describe('close', () => {
  test('behavior: the wallets of the family that it was opened for are offered alone, and closing offers all again', async () => {
    const { modal, situation } = modalWorld()
    await modal.open({ namespace: 'solana' })
    expect(situation.narrow).toHaveBeenLastCalledWith('solana')
    modal.close()
    expect(situation.narrow).toHaveBeenLastCalledWith(undefined)
    await modal.open({ namespace: 'eip155' })
    await modal.open()
    expect(situation.narrow).toHaveBeenLastCalledWith(undefined)
  })

  test('default: closing resets to Connect, hides the toast, clears loading and says so', async () => {
    const world = modalWorld({ isConnected: true })
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
    const world = modalWorld()
    world.router.push('Networks')
    world.modal.close()
    expect([history(world), world.events]).toEqual([['Connect'], []])
  })

  test.each<[isConnected: boolean, view: ViewName]>([
    [true, 'Account'],
    [false, 'Connect'],
  ])('behavior: in embedded mode (connected %s) it shows %s, and stays open', async (isConnected, view) => {
    const world = modalWorld({ isConnected, isEmbedded: true })
    await world.modal.open({ view: 'Networks' })
    world.modal.close()
    expect([world.modal.isOpen, history(world)]).toEqual([true, [view]])
    expect(world.events.length).toBe(4)
  })

  test('behavior: an embedded modal that was never opened does not open by closing', () => {
    const world = modalWorld({ isEmbedded: true })
    world.modal.close()
    expect([world.modal.isOpen, world.events]).toEqual([false, []])
  })

  test('behavior: transactions under way are cancelled', async () => {
    const { modal, transactions } = modalWorld()
    const onCancel = vi.fn()
    await modal.open()
    transactions.push({ view: 'ApproveTransaction', onCancel })
    modal.close()
    expect(onCancel).toHaveBeenCalledOnce()
    expect(transactions.isEmpty).toBe(true)
  })

  test('behavior: whoever observes never sees a closed modal with the old view', async () => {
    const { modal, router } = modalWorld()
    await modal.open({ view: 'Networks' })
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${modal.isOpen} ${router.view}`))
    modal.close()
    stop()
    expect(seen).toEqual(['true Networks', 'false Connect'])
  })
})
