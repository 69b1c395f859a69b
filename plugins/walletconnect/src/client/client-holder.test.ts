import { afterEach, beforeEach, expect, test } from 'vitest'

import { type RelayServer, relayServer } from '../../../../playground/cloud/testing/relay-server.js'
import { Visitor } from '../../testing/visits.js'

let relay: RelayServer
let knocks: number

beforeEach(async () => {
  relay = await relayServer()
  knocks = 0
  relay.server.on('upgrade', () => (knocks += 1))
})

afterEach(() => relay.stop())

/** A browser that keeps a link: a page that opens the SDK listens to it. */
async function visitorWithLink(): Promise<Visitor> {
  const visitor = new Visitor(relay.url)
  const page = visitor.open()
  page.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
  await expect.poll(() => page.pairing.uri).toBeDefined()
  page.leave()
  knocks = 0
  return visitor
}

/** Long enough for a line that should not be there to be seen. */
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300))

test('default: a client that is open listens to what is kept', async () => {
  const visitor = await visitorWithLink()
  const { holder } = visitor.open()
  await holder.open()
  await expect.poll(() => relay.relay.size).toBe(1)
  await moment()
  expect([knocks, relay.relay.size]).toEqual([1, 1])
  await holder.dispose()
  await expect.poll(() => relay.relay.size).toBe(0)
  visitor.stop()
})

test('behavior: closed while the SDK is being opened: it opens no line, and whoever waits is told', async () => {
  const visitor = await visitorWithLink()
  const { holder } = visitor.open({ slowness: () => 10 })
  const opening = holder.open()
  await Promise.all([expect(opening).rejects.toMatchObject({ code: 'pairing/not-loaded' }), holder.dispose()])
  await moment()
  expect([knocks, relay.relay.size]).toEqual([0, 0])
  visitor.stop()
})

test('behavior: closed, it is opened anew for whoever asks', async () => {
  const visitor = new Visitor(relay.url)
  const { holder } = visitor.open()
  const first = await holder.open()
  expect(await holder.open()).toBe(first)
  expect(await holder.reopen()).not.toBe(first)
  visitor.stop()
})
