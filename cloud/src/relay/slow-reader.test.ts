import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import { RelayClient, RelayIdentity } from '../../testing/relay-client.js'
import { type RelayServer, relayServer } from '../../testing/relay-server.js'
import { queueLimits } from './limits.js'

let running: RelayServer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  running = await relayServer()
})
afterEach(async () => {
  vi.useRealTimers()
  await running.stop()
})

const count = 60
const large = 'x'.repeat(200_000)

/** A mailbox of 12 MB, and a client of it that does not read from its socket. */
async function fullMailbox(): Promise<{ readonly identity: RelayIdentity; readonly topic: string; readonly socket: WebSocket }> {
  const topic = randomBytes(32).toString('hex')
  const ann = await RelayClient.open(running.url)
  for (let index = 0; index < count; index += 1) await ann.ask('irn_publish', { topic, message: `${index} ${large}`, ttl: 300, tag: 1 })
  const identity = new RelayIdentity()
  const socket = new WebSocket(`${running.url}?auth=${identity.token(running.url)}&projectId=test`)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.pause()
  return { identity, topic, socket }
}

describe('a reader that does not read', () => {
  test('behavior: is sent no more than a little, and the others are served', async () => {
    await fullMailbox()
    await expect.poll(() => running.relay.unsent).toBeGreaterThan(0)
    const [ben, eve] = [await RelayClient.open(running.url), await RelayClient.open(running.url)]
    const topic = randomBytes(32).toString('hex')
    await eve.ask('irn_subscribe', { topic })
    for (let index = 0; index < 20; index += 1) await ben.ask('irn_publish', { topic, message: String(index), ttl: 300, tag: 1 })
    await expect.poll(() => eve.pushes.length).toBe(20)
    expect(running.relay.unsent).toBeLessThan(queueLimits.socket + queueLimits.page.bytes + large.length * 2)
  })

  test('behavior: is cut, and finds everything in order when it comes back', async () => {
    const { identity, topic, socket } = await fullMailbox()
    await expect.poll(() => running.relay.unsent).toBeGreaterThan(0)
    vi.advanceTimersByTime(queueLimits.stall + 2_000)
    await expect.poll(() => running.relay.size).toBe(1)
    socket.terminate()
    const back = await RelayClient.open(running.url, { identity })
    await back.ask('irn_subscribe', { topic })
    await expect.poll(() => back.pushes.length).toBe(count)
    expect(back.pushes.map(({ message }) => Number.parseInt(message, 10))).toEqual(Array.from({ length: count }, (_, index) => index))
  })

  test('behavior: one that reads and confirms nothing is sent a bounded number', async () => {
    const topic = randomBytes(32).toString('hex')
    const [ann, ben] = [await RelayClient.open(running.url), await RelayClient.open(running.url, { acknowledges: false })]
    await ben.ask('irn_subscribe', { topic })
    const total = queueLimits.unconfirmed + 100
    await Promise.all(
      Array.from({ length: total }, (_, index) => ann.ask('irn_publish', { topic, message: String(index), ttl: 300, tag: 1 })),
    )
    await ben.ask('irn_subscribe', { topic: randomBytes(32).toString('hex') })
    await expect.poll(() => ben.pushes.length).toBeGreaterThanOrEqual(queueLimits.unconfirmed)
    expect(ben.pushes.length).toBeLessThanOrEqual(queueLimits.unconfirmed + queueLimits.page.messages)
  })
})
