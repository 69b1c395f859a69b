import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { connect } from '../../testing/asking.js'
import { heardRejections } from '../../testing/heard-rejections.js'
import { type PairingWorld, pairingWorld } from '../../testing/pairing-world.js'

let world: PairingWorld
const thrown = heardRejections()

beforeEach(async () => void (world = await pairingWorld()))
afterEach(() => world.stop())

/** Long enough for a rejection that nobody has caught to be told. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

describe('the page hears of no error', () => {
  test('behavior: both sides end a session at the same time', async () => {
    await connect(world)
    const { session } = await world.holder.open()
    await Promise.all([world.connector.disconnect?.(), world.wallet.disconnect()])
    await expect.poll(() => [session.length, world.wallet.sessions.length]).toEqual([0, 0])
    await settled()
    expect(thrown).toEqual([])
  })

  test('behavior: the end of a session is told twice, at once and later', async () => {
    await connect(world)
    const { session, core } = await world.holder.open()
    const told: unknown[] = []
    core.relayer.on('relayer_message', (message: unknown) => {
      if (told.push(message) === 1) core.relayer.events.emit('relayer_message', message)
    })
    await world.wallet.disconnect()
    await expect.poll(() => session.length).toBe(0)
    core.relayer.events.emit('relayer_message', told[0])
    await settled()
    expect(thrown).toEqual([])
  })
})
