import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openSdkInMemory } from '../testing/memory-sdk.js'
import { type PairingWorld, pairingWorld } from '../testing/pairing-world.js'

let world: PairingWorld
const thrown: string[] = []
const note = (error: Error): void => void thrown.push(error.message)
let knocks: number

beforeEach(async () => {
  world = await pairingWorld({ projectId: 'unknown' })
  thrown.length = 0
  knocks = 0
  process.on('uncaughtExceptionMonitor', note)
  world.relay.server.on('upgrade', () => (knocks += 1))
})

afterEach(async () => {
  process.off('uncaughtExceptionMonitor', note)
  await world.stop()
})

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_500))

describe('an app that the relay refuses', () => {
  test('behavior: whoever tries again at once is told again; the page hears of no error, and the relay of no more than was asked', async () => {
    world.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    for (let time = 0; time < 3; time += 1) {
      await expect.poll(() => [world.pairing.state, world.pairing.problem]).toEqual(['failed', 'refused'])
      world.pairing.retry()
    }
    await settled()
    expect(thrown).toEqual([])
    expect(knocks).toBeLessThanOrEqual(12)
  })

  test('behavior: nothing is tried any more once it was told', async () => {
    world.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    await expect.poll(() => world.pairing.state).toBe('failed')
    await settled()
    const before = knocks
    await settled()
    expect([knocks, world.relay.relay.size]).toEqual([before, 0])
  })

  test('behavior: a socket that the SDK replaces while it opens throws nothing', async () => {
    const metadata = { name: 'Harbour', description: '', url: '', icons: [] }
    const shared = { projectId: 'unknown', relayUrl: world.relay.url, storagePrefix: randomUUID(), verifyUrl: undefined, metadata }
    const client = await openSdkInMemory(shared)
    const asked = { optionalNamespaces: { eip155: { methods: [], chains: ['eip155:1'], events: [] } } }
    for (const _ of [1, 2]) client.connect(asked).catch(() => undefined)
    await expect.poll(() => knocks).toBeGreaterThan(1)
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
    await settled()
    expect(thrown).toEqual([])
  })
})
