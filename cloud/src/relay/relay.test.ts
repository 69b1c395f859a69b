import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import { RelayClient, type RelayClientOptions, RelayIdentity } from '../../testing/relay-client.js'
import { type RelayServer, relayServer } from '../../testing/relay-server.js'
import type { Database } from '../database/database.js'
import { relayLimits } from './limits.js'

onEachEngine('the relay', ({ open }) => {
  let running: RelayServer
  let database: Database

  beforeEach(async () => {
    database = await open()
    running = await relayServer({ database })
  })

  afterEach(async () => {
    await running.stop()
    await database.close()
  })

  const newTopic = (): string => randomBytes(32).toString('hex')
  const come = (options?: RelayClientOptions): Promise<RelayClient> => RelayClient.open(running.url, options)
  const publish = (client: RelayClient, topic: string, more: object = {}): Promise<unknown> =>
    client.ask('irn_publish', { topic, message: 'sealed', ttl: 300, tag: 1108, prompt: true, ...more })
  /** What a client said before, and what was sent to it before, has arrived: a line keeps its order. */
  const settled = (client: RelayClient): Promise<unknown> => client.ask('irn_subscribe', { topic: newTopic() })

  describe('who may come in', () => {
    test.each<[string, RelayClientOptions, string]>([
      ['an unknown project', { project: 'other' }, 'Unauthorized: invalid key'],
      ['a page that is not of the project', { origin: 'https://evil.example' }, 'Unauthorized: origin not allowed'],
      ['a clock far ahead', { claims: { iat: Date.now() / 1000 + 600 } }, 'JWT validation error: JWT Token is not yet valid'],
      ['a token of last week', { claims: { exp: Date.now() / 1000 - 600 } }, 'JWT validation error: JWT Token is expired'],
      [
        'a token for somebody else',
        { claims: { aud: 'wss://other.example' } },
        'JWT validation error: JWT Token audience is not this relay',
      ],
      [
        'a token that is good for a month',
        { claims: { exp: Date.now() / 1000 + 2_592_000 } },
        'JWT validation error: JWT Token expires too late',
      ],
      ['no token', { token: '' }, 'JWT validation error: JWT Token is malformed'],
      ['a token of junk', { token: 'a.b.c' }, 'JWT validation error: JWT Token is malformed'],
    ])('behavior: %s is told why, and let go', async (_, options, reason) => {
      const client = await come(options)
      expect(await client.closed).toEqual({ code: 3000, reason })
    })

    test('behavior: a token that another key signed is refused', async () => {
      const [head, , signature] = new RelayIdentity().token(running.url).split('.')
      const [, body] = new RelayIdentity().token(running.url).split('.')
      const client = await come({ token: `${head}.${body}.${signature}` })
      expect((await client.closed).reason).toBe('JWT validation error: JWT Token signature is invalid')
    })

    test('behavior: a token for another relay is refused, also from a client that asks for that one', async () => {
      const client = await come({ claims: { aud: 'wss://other.example' }, host: 'other.example' })
      expect((await client.closed).reason).toBe('JWT validation error: JWT Token audience is not this relay')
    })

    test('behavior: a token that was overheard is refused at another address, and its owner comes back with it', async () => {
      await running.stop()
      running = await relayServer({ database, addressOf: ({ headers }) => String(headers['x-address']) })
      const token = new RelayIdentity().token(running.url)
      const owner = await come({ token, address: '10.0.0.1' })
      expect(await owner.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
      const thief = await come({ token, address: '10.0.0.2' })
      expect((await thief.closed).reason).toBe('JWT validation error: JWT Token was used from another address')
      // The last letter of the signature has bits that say nothing.
      const [head, body, signature = ''] = token.split('.')
      const written = ['A', 'Q', 'g', 'w'].map((last) => `${head}.${body}.${signature.slice(0, -1)}${last}`)
      for (const other of [...written, `${token}=`])
        expect((await (await come({ token: other, address: '10.0.0.2' })).closed).code).toBe(3000)
      const back = await come({ token, address: '10.0.0.1' })
      expect(await back.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
    })

    test('behavior: a client that leaves at the door is forgotten, and one that is there when the relay ends holds nothing up', async () => {
      let letIn: () => void = () => undefined
      const looking = new Promise<void>((resolve) => (letIn = resolve))
      await running.stop()
      const project = { allows: () => true, names: () => true }
      running = await relayServer({ database, findProject: () => looking.then(() => project) })
      const [gone, there] = [await come(), await come()]
      gone.cut()
      await gone.closed
      letIn()
      expect(await there.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
      await expect.poll(() => running.relay.size).toBe(1)
      await running.stop()
      running = await relayServer({ database, findProject: () => new Promise(() => undefined) })
      const waiting = await come()
      await running.relay.stop()
      expect((await waiting.closed).code).toBe(1006)
    })

    test('behavior: a page of the project, and a wallet without a page, come in', async () => {
      const clients = [await come({ origin: 'https://app.example' }), await come()]
      for (const client of clients) expect(await client.ask('irn_subscribe', { topic: newTopic() })).toMatch(/^[0-9a-f]{64}$/)
      expect(running.relay.size).toBe(2)
    })
  })

  describe('messages', () => {
    test('behavior: a message reaches the others on its topic, once, and not who sent it', async () => {
      const [ann, ben, eve] = [await come(), await come(), await come()]
      const topic = newTopic()
      await Promise.all([
        ann.ask('irn_subscribe', { topic }),
        ben.ask('irn_subscribe', { topic }),
        eve.ask('irn_subscribe', { topic: newTopic() }),
      ])
      expect(await publish(ann, topic, { attestation: 'vouched' })).toBe(true)
      await expect.poll(() => ben.pushes).toHaveLength(1)
      await Promise.all([ann, ben, eve].map(settled))
      expect(ben.pushes[0]).toMatchObject({ topic, message: 'sealed', tag: 1108, attestation: 'vouched' })
      expect(ben.pushes[0]?.id).toBeLessThan(2 ** 53)
      expect([ann.pushes.length, ben.pushes.length, eve.pushes.length]).toEqual([0, 1, 0])
    })

    test('behavior: a message that is published again is there once, also when it was read meanwhile', async () => {
      const [ann, ben] = [await come(), await come()]
      const topic = newTopic()
      await ben.ask('irn_subscribe', { topic })
      await Promise.all([publish(ann, topic), publish(ann, topic)])
      await expect.poll(() => ben.pushes).toHaveLength(1)
      await expect.poll(() => database.queries.selectFrom('relay_messages').select('seq').execute()).toEqual([])
      expect(await publish(ann, topic)).toBe(true)
      expect(await publish(ann, topic, { message: 'another' })).toBe(true)
      await expect.poll(() => ben.pushes.map(({ message }) => message)).toEqual(['sealed', 'another'])
    })

    test('behavior: a message waits for somebody who is away, until it has been confirmed', async () => {
      const ann = await come()
      const identity = new RelayIdentity()
      const topic = newTopic()
      await publish(ann, topic)
      const dying = await come({ identity, acknowledges: false })
      await dying.ask('irn_subscribe', { topic })
      await expect.poll(() => dying.pushes).toHaveLength(1)
      dying.close()
      const back = await come({ identity })
      await back.ask('irn_batchSubscribe', { topics: [topic] })
      await expect.poll(() => back.pushes).toHaveLength(1)
      await settled(back)
      const again = await come({ identity })
      await again.ask('irn_batchSubscribe', { topics: [topic] })
      await settled(again)
      expect(again.pushes).toEqual([])
    })

    test('behavior: a message is gone when its time is over', async () => {
      const clock = { now: Date.now() }
      await running.stop()
      running = await relayServer({ database, now: () => clock.now })
      const topic = newTopic()
      const [ann, ben] = [await come(), await come()]
      await publish(ann, topic, { ttl: 300 })
      clock.now += 300_001
      await ben.ask('irn_subscribe', { topic })
      await settled(ben)
      expect(ben.pushes).toEqual([])
    })

    test('behavior: the old dialect fetches what waits, and has then read it', async () => {
      const [ann, ben] = [await come(), await come()]
      const topic = newTopic()
      expect(
        await ann.ask('irn_batchPublish', {
          messages: [
            { topic, message: 'one', ttl: 60, tag: 1 },
            { topic, message: 'two', ttl: 60, tag: 2 },
          ],
        }),
      ).toBe(true)
      expect(await ben.ask('irn_fetchMessages', { topic })).toMatchObject({
        messages: [{ message: 'one' }, { message: 'two' }],
        hasMore: false,
      })
      expect(await ben.ask('irn_batchFetchMessages', { topics: [topic] })).toEqual({ messages: [], hasMore: false })
    })

    test('behavior: who unsubscribes hears no more', async () => {
      const [ann, ben] = [await come(), await come()]
      const topics = [newTopic(), newTopic()]
      const [id] = (await ben.ask('irn_batchSubscribe', { topics })) as readonly string[]
      expect(await ben.ask('irn_unsubscribe', { topic: topics[0], id })).toBe(true)
      expect(await ben.ask('irn_batchUnsubscribe', { subscriptions: [{ topic: topics[1] }] })).toBe(true)
      for (const topic of topics) await publish(ann, topic)
      await settled(ben)
      expect(ben.pushes).toEqual([])
    })

    test('behavior: a proposal and its approval reach both sides without a subscription of their own', async () => {
      const [app, wallet] = [await come(), await come()]
      const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
      expect(await app.ask('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 })).toBe(true)
      await wallet.ask('irn_subscribe', { topic: pairingTopic })
      await expect.poll(() => wallet.pushes).toMatchObject([{ message: 'proposal', tag: 1100 }])
      const approval = { pairingTopic, sessionTopic, sessionProposalResponse: 'yes', sessionSettlementRequest: 'settled', ttl: 300 }
      expect(await wallet.ask('wc_approveSession', approval)).toBe(true)
      await expect.poll(() => app.pushes).toMatchObject([{ message: 'yes', tag: 1101 }])
      await app.ask('irn_subscribe', { topic: sessionTopic })
      await expect.poll(() => app.pushes[1]).toMatchObject({ message: 'settled', tag: 1102 })
      await publish(app, sessionTopic)
      await expect.poll(() => wallet.pushes).toHaveLength(2)
    })
  })

  describe('bad input', () => {
    test.each<[string, string, object, RegExp]>([
      ['a topic that is none', 'irn_subscribe', { topic: 'short' }, /irn_subscribe: topic/],
      ['a life without end', 'irn_publish', { topic: newTopic(), message: '', ttl: 1e9, tag: 1 }, /ttl/],
      ['a method that is none', 'irn_steal', {}, /no method irn_steal/],
      ['a name of every object', 'constructor', {}, /no method constructor/],
    ])('behavior: %s is answered with what is wrong', async (_, method, params, problem) => {
      const client = await come()
      await expect(client.ask(method, params)).rejects.toThrow(problem)
      expect(await client.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
    })

    test('behavior: junk does not end the line, and a frame that is too long does', async () => {
      const client = await come()
      for (const junk of ['', '{', 'null', '[]', '{"id":{}}', '{"id":1,"jsonrpc":"1.0"}']) client.send(junk)
      expect(await client.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
      client.send('x'.repeat(relayLimits.frame + 1))
      expect((await client.closed).code).toBe(1009)
    })

    test('behavior: who asks too much too fast is told to wait', async () => {
      const now = Date.now()
      await running.stop()
      running = await relayServer({ database, now: () => now })
      const client = await come()
      const asked = Array.from({ length: relayLimits.burst + 50 }, () => client.ask('irn_subscribe', { topic: newTopic() }))
      const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]).toMatchObject({ reason: { message: 'Too many requests: wait a second.' } })
    })
  })

  describe('faults', () => {
    test.each([
      ['drop', ['two']],
      ['duplicate', ['one', 'one', 'two']],
      ['reorder', ['two', 'one']],
    ] as const)('parameters: %s', async (kind, expected) => {
      const [ann, ben] = [await come(), await come()]
      const topic = newTopic()
      await ben.ask('irn_subscribe', { topic })
      running.relay.faults.set({ kind, times: 1 })
      await publish(ann, topic, { message: 'one' })
      await publish(ann, topic, { message: 'two' })
      await expect.poll(() => ben.pushes.map(({ message }) => message)).toEqual(expected)
    })

    test('parameters: delay', async () => {
      const [ann, ben] = [await come(), await come()]
      const topic = newTopic()
      await ben.ask('irn_subscribe', { topic })
      running.relay.faults.set({ kind: 'delay', times: 1, milliseconds: 300 })
      const before = performance.now()
      await publish(ann, topic, { message: 'one' })
      await expect.poll(() => ben.pushes).toMatchObject([{ message: 'one' }])
      // Timers may be early by a millisecond.
      expect((ben.pushes[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(298)
    })

    test('parameters: cut ends the line before the message, which comes after a new start', async () => {
      const ann = await come()
      const identity = new RelayIdentity()
      const ben = await come({ identity })
      const topic = newTopic()
      await ben.ask('irn_subscribe', { topic })
      running.relay.faults.set({ kind: 'cut', tags: [1102], times: 1 })
      await publish(ann, topic, { tag: 1102 })
      await ben.closed
      const back = await come({ identity })
      await back.ask('irn_subscribe', { topic })
      await expect.poll(() => back.pushes).toHaveLength(1)
    })

    test('behavior: a closed relay lets nobody in until it opens again', async () => {
      running.relay.faults.isClosed = true
      await expect(come()).rejects.toThrow('hang up')
      running.relay.faults.clear()
      expect(await come()).toBeDefined()
    })
  })
})
