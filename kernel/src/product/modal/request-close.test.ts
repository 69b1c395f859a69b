import { describe, expect, test, vi } from 'vitest'
import { type ModalWorld, guard, modalWorld } from '../../../testing/modal-world.js'

describe('requestClose', () => {
  test('default: closes when no guard objects', async () => {
    const { modal } = modalWorld()
    await modal.open()
    expect(await modal.requestClose()).toBe(true)
    expect(modal.isOpen).toBe(false)
  })

  test('behavior: a guard that says stay keeps it open, with a shake of 500 ms', async () => {
    const world = modalWorld()
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
    const world = modalWorld()
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
    const world = modalWorld()
    guard(world, 'stay', 'Connect')
    await world.modal.open()
    await world.modal.requestClose()
    world.modal.close()
    expect([world.modal.isShaking, world.clock.pending]).toEqual([false, 0])
  })

  test('behavior: back with a single entry closes the modal, and asks the guards too', async () => {
    const world = modalWorld()
    const takeBack = guard(world, 'stay', 'Connect')
    await world.modal.open()
    world.router.back()
    expect([world.modal.isOpen, world.modal.isShaking]).toEqual([true, true])
    takeBack()
    world.router.back()
    expect(world.modal.isOpen).toBe(false)
  })

  test('behavior: what a guard wants done first is done, then the modal closes', async () => {
    const world = modalWorld()
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
    const world = modalWorld()
    guard(world, { first }, 'Connect')
    await world.modal.open()
    expect(await world.modal.requestClose()).toBe(true)
    expect(world.lines.messages('error')).toEqual(['A step before closing failed'])
  })

  test('behavior: a step that hangs for more than a second never locks the visitor in', async () => {
    const world = modalWorld()
    await openHanging(world)
    const closed = world.modal.requestClose()
    await world.clock.settle(999)
    expect(world.modal.isOpen).toBe(true)
    await world.clock.settle(1)
    expect([await closed, world.modal.isOpen, world.clock.pending]).toEqual([true, false, 0])
  })

  test('behavior: a second request while a step runs does not run it again', async () => {
    const world = modalWorld()
    const first = vi.fn(() => new Promise<void>(() => {}))
    guard(world, { first }, 'Connect')
    await world.modal.open()
    const closed = world.modal.requestClose()
    expect(await world.modal.requestClose()).toBe(false)
    await world.clock.settle(1000)
    expect([await closed, first.mock.calls.length]).toEqual([true, 1])
  })

  test.each<[name: string, meanwhile: (world: ModalWorld) => void, isOpen: boolean]>([
    ['closed otherwise', ({ modal }) => modal.close(), false],
    ['opened anew', ({ modal }) => void modal.open({ view: 'Networks' }), true],
    ['disposed', ({ modal }) => modal.dispose(), true],
  ])('behavior: a modal that was %s while a step ran is left alone', async (_, meanwhile, isOpen) => {
    const world = modalWorld()
    await openHanging(world)
    const closed = world.modal.requestClose()
    meanwhile(world)
    expect([await closed, world.modal.isOpen, world.clock.pending]).toEqual([false, isOpen, 0])
  })

  test('behavior: after a step that was called off the modal can be closed as ever', async () => {
    const world = modalWorld()
    await openHanging(world)
    const closed = world.modal.requestClose()
    await world.modal.open({ view: 'Networks' })
    expect([await closed, await world.modal.requestClose()]).toEqual([false, true])
  })
})

async function openHanging(world: ModalWorld): Promise<void> {
  guard(world, { first: () => new Promise(() => {}) }, 'Connect')
  await world.modal.open()
}

function fail(): never {
  throw new Error('no')
}
