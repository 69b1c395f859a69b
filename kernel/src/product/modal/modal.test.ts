import { describe, expect, test } from 'vitest'
import { guard, modalWorld } from '../../../testing/modal-world.js'

describe('loading', () => {
  test('default: per namespace and overall', () => {
    const { modal } = modalWorld()
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

test('behavior: dispose leaves no timer and nobody waiting behind', async () => {
  const world = modalWorld()
  const result = world.modal.perform('WalletSend')
  guard(world, 'stay', 'WalletSend')
  await world.modal.requestClose()
  world.modal.dispose()
  await expect(result).rejects.toThrow('Modal closed')
  expect([world.clock.pending, world.modal.isShaking]).toEqual([0, false])
})

test('behavior: its methods can be handed on alone', async () => {
  const { modal } = modalWorld()
  const { open, close } = modal
  await open()
  close()
  expect(modal.isOpen).toBe(false)
})
