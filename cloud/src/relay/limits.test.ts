import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import { RelayClient, RelayIdentity } from '../../testing/relay-client.js'
import { type RelayServer, relayServer } from '../../testing/relay-server.js'
import { relayLimits } from './limits.js'
import { Mailbox } from './mailbox/mailbox.js'

let running: RelayServer

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  running = await relayServer()
})

afterEach(async () => {
  vi.useRealTimers()
  await running.stop()
})

/** A bare socket of a client, with the pings that it was sent. */
async function socket({ answers }: { readonly answers: boolean }): Promise<{ readonly line: WebSocket; readonly pings: unknown[] }> {
  const pings: unknown[] = []
  const line = new WebSocket(`${running.url}?auth=${new RelayIdentity().token(running.url)}&projectId=test`, { autoPong: answers })
  line.on('ping', (ping) => pings.push(ping))
  await expect.poll(() => running.relay.size).toBe(1)
  return { line, pings }
}

describe('ping every 30 s', () => {
  test('default: a client that answers stays', async () => {
    const { line, pings } = await socket({ answers: true })
    const answered = vi.fn()
    line.on('ping', answered)
    for (const count of [1, 2, 3]) {
      vi.advanceTimersByTime(relayLimits.heartbeat)
      await expect.poll(() => pings.length).toBe(count)
      // Its answer is on its way before anything that it asks now.
      line.send('junk')
      await new Promise((resolve) => line.once('message', resolve))
    }
    expect(running.relay.size).toBe(1)
  })

  test('behavior: a client that does not is let go at the next one', async () => {
    const { line, pings } = await socket({ answers: false })
    const gone = new Promise((resolve) => line.on('close', resolve))
    vi.advanceTimersByTime(relayLimits.heartbeat)
    await expect.poll(() => pings.length).toBe(1)
    expect(running.relay.size).toBe(1)
    vi.advanceTimersByTime(relayLimits.heartbeat)
    await gone
    await expect.poll(() => running.relay.size).toBe(0)
  })
})

const newTopics = (count: number): readonly string[] => Array.from({ length: count }, () => randomBytes(32).toString('hex'))

describe('limits', () => {
  test('behavior: a client listens to as many topics as it may, and to no more; one that it leaves makes room', async () => {
    const client = await RelayClient.open(running.url)
    const batches = Array.from({ length: relayLimits.topicsPerClient / relayLimits.topicsPerRequest }, () =>
      newTopics(relayLimits.topicsPerRequest),
    )
    for (const topics of batches) await client.ask('irn_batchSubscribe', { topics })
    const [topic] = newTopics(1)
    await expect(client.ask('irn_subscribe', { topic })).rejects.toThrow('too many topics')
    await client.ask('irn_unsubscribe', { topic: batches[0]?.[0] })
    expect(await client.ask('irn_subscribe', { topic })).toBeTypeOf('string')
  })

  test('behavior: a request over the limit adds none of its topics, and neither does one that the database could not keep', async () => {
    const [client, other] = [await RelayClient.open(running.url), await RelayClient.open(running.url)]
    for (let count = 0; count < relayLimits.topicsPerClient - 10; count += 495) {
      await client.ask('irn_batchSubscribe', { topics: newTopics(Math.min(495, relayLimits.topicsPerClient - 10 - count)) })
    }
    const tooMany = newTopics(20)
    await expect(client.ask('irn_batchSubscribe', { topics: tooMany })).rejects.toThrow('too many topics')
    const failing = vi.spyOn(Mailbox.prototype, 'subscribe').mockRejectedValueOnce(new Error('The database is away.'))
    const unkept = newTopics(10)
    await expect(client.ask('irn_batchSubscribe', { topics: unkept })).rejects.toThrow('The relay failed: try again.')
    expect(failing).toHaveBeenCalledTimes(1)
    for (const topic of [...tooMany, ...unkept]) await other.ask('irn_publish', { topic, message: 'sealed', ttl: 60, tag: 1 })
    expect(await client.ask('irn_batchSubscribe', { topics: newTopics(10) })).toHaveLength(10)
    expect(client.pushes).toEqual([])
  })

  test('behavior: one address has so many sockets, others are let in, and one that closes makes room', async () => {
    await running.stop()
    running = await relayServer({ socketsPerAddress: 3, addressOf: ({ headers }) => headers.origin ?? 'here' })
    const clients = [await RelayClient.open(running.url), await RelayClient.open(running.url), await RelayClient.open(running.url)]
    await expect(RelayClient.open(running.url)).rejects.toThrow('429')
    const elsewhere = await RelayClient.open(running.url, { origin: 'https://app.example' })
    expect(await elsewhere.ask('irn_subscribe', { topic: newTopics(1)[0] })).toBeTypeOf('string')
    clients[0]?.close()
    await clients[0]?.closed
    await expect.poll(() => running.relay.size).toBe(3)
    const next = await RelayClient.open(running.url)
    expect(await next.ask('irn_subscribe', { topic: newTopics(1)[0] })).toBeTypeOf('string')
  })

  test('behavior: a request for more topics than one may name is not right', async () => {
    const client = await RelayClient.open(running.url)
    const topics = newTopics(relayLimits.topicsPerRequest + 1)
    await expect(client.ask('irn_batchSubscribe', { topics })).rejects.toThrow('irn_batchSubscribe: topics is not right')
  })
})
