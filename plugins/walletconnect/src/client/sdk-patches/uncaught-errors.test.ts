import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { connect } from '../../../testing/asking.js'
import { heardRejections } from '../../../testing/heard-rejections.js'
import { type PairingWorld, address, pairingWorld } from '../../../testing/pairing-world.js'

let world: PairingWorld
const thrown = heardRejections()

beforeEach(async () => void (world = await pairingWorld()))
afterEach(() => world.stop())

/** Long enough for a rejection that nobody has caught to be told. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

describe('the page hears of no error', () => {
  test('behavior: both sides end a session at the same time', async () => {
    await connect(world)
    const { session } = await world.sdk.open()
    await Promise.all([world.connector.disconnect?.(), world.wallet.disconnect()])
    await expect.poll(() => [session.length, world.wallet.sessions.length]).toEqual([0, 0])
    await settled()
    expect(thrown).toEqual([])
  })

  test('behavior: the end of a session is told twice, at once and later', async () => {
    await connect(world)
    const { session, core } = await world.sdk.open()
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

test('behavior: a session ends while an event of its wallet is on the way: the page hears of no error', async () => {
  await connect(world)
  const { engine, session } = await world.sdk.open()
  const [topic = ''] = session.keys
  await world.wallet.disconnect()
  await expect.poll(() => session.length).toBe(0)
  const params = { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [`eip155:1:${address}`] } }
  await (engine as object as Engine).onSessionEventRequest(topic, { id: 1, params })
  await settled()
  expect(thrown).toEqual([])
})

interface Engine {
  onSessionEventRequest(topic: string, request: object): Promise<void>
}

test('behavior: the relay is away for long during a request: the page hears of no error, and the answer arrives, once', async () => {
  const { channel } = await connect(world)
  const { core } = await world.sdk.open()
  const relayer = core.relayer as object as Relayer
  const { connect: reach } = relayer
  // It has been tried for as long as it is in one go, and is not for a while.
  relayer.connect = () => Promise.reject(new Error('The relay is away'))
  relayer.publisher.initialPublishTimeout = 10
  world.relay.relay.cut()
  await expect.poll(() => relayer.connected).toBe(false)
  const signed = channel.request('personal_sign', ['0x00', address])
  await expect.poll(() => relayer.publisher.queue.size).toBe(1)
  for (const _ of [1, 2, 3]) core.heartbeat.events.emit('heartbeat_pulse')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(thrown).toEqual([])
  relayer.connect = reach
  core.heartbeat.events.emit('heartbeat_pulse')
  expect(await signed).toMatch(/^0x/)
  expect(world.wallet.requests).toEqual(['personal_sign'])
})

interface Relayer {
  readonly connected: boolean
  connect(): Promise<void>
  readonly publisher: { initialPublishTimeout: number; readonly queue: ReadonlyMap<string, unknown> }
}
