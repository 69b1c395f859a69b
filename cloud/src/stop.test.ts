import { describe, expect, onTestFinished, test } from 'vitest'

import { ask } from '../testing/ask.js'
import { openCloud } from '../testing/open-cloud.js'
import { RelayClient, RelayIdentity } from '../testing/relay-client.js'
import { testDatabase } from '../testing/test-database.js'
import { json } from './http/answer.js'
import type { MakePart } from './part.js'

const topic = 'b'.repeat(64)
const projects = [{ id: 'demo' }, { id: 'test' }]

describe('a cloud that is told to stop', () => {
  test('behavior: a call that is under way is answered, and nobody new is let in', async () => {
    let answer = (): void => undefined
    const slow: MakePart = () => ({
      routes: [
        {
          name: 'GET /slow',
          access: 'anybody',
          answer: () => new Promise((resolve) => (answer = () => resolve(json({ done: true })))),
        },
      ],
    })
    const cloud = await openCloud({}, { parts: [slow] })
    const before = answer
    const waiting = ask(cloud, '/slow')
    await expect.poll(() => answer).not.toBe(before)
    const stopping = cloud.stop({ patience: 60_000 })
    await expect(fetch(`${cloud.url}/healthz`)).rejects.toThrow('fetch failed')
    answer()
    expect((await waiting).json).toEqual({ done: true })
    await stopping
  })

  test('behavior: a call that takes longer than it may is cut', async () => {
    const cloud = await openCloud({ allowFaults: true })
    cloud.faults.set('GET /getWallets', { hang: true })
    const waiting = fetch(`${cloud.url}/getWallets?projectId=demo`).catch(() => 'cut')
    await cloud.stop({ patience: 100 })
    expect(await waiting).toBe('cut')
  })

  test('behavior: clients of the relay get their answers and a goodbye, and what was acknowledged is there for the next cloud', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const cloud = await openCloud({ projects }, { database })
    const client = await RelayClient.open(cloud.relayUrl)
    const publishing = Array.from({ length: 200 }, (_, index) =>
      client.ask('irn_publish', { topic, message: `message ${index}`, ttl: 300, tag: 1 }).then(
        () => `message ${index}`,
        () => undefined,
      ),
    )
    await publishing[0]
    const stopping = cloud.stop({ patience: 60_000 })
    const { code } = await client.closed
    expect(code).toBe(1012)
    await stopping
    const late = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))
    const acknowledged = (await Promise.all(publishing.map((each) => Promise.race([each, late])))).filter((each) => each !== undefined)
    expect(acknowledged).toContain('message 0')
    const next = await openCloud({ projects }, { database })
    const reader = await RelayClient.open(next.relayUrl, { identity: new RelayIdentity() })
    onTestFinished(() => reader.close())
    await reader.ask('irn_subscribe', { topic })
    await expect.poll(() => acknowledged.filter((each) => !reader.pushes.some(({ message }) => message === each))).toEqual([])
    // Whatever was taken was answered: nothing is there that nobody knows of.
    expect(reader.pushes.length).toBe(acknowledged.length)
  })
})
