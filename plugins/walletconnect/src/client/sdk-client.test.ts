import { afterEach, beforeEach, expect, test } from 'vitest'

import { type RelayServer, relayServer } from '../../../../cloud/testing/relay-server.js'
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

/** Time in which a socket that should not be there would be seen. */
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300))

test('default: a client that is open listens to what is kept', async () => {
  const visitor = await visitorWithLink()
  const { sdk } = visitor.open()
  await sdk.open()
  await expect.poll(() => relay.relay.size).toBe(1)
  await moment()
  expect([knocks, relay.relay.size]).toEqual([1, 1])
  await sdk.dispose()
  await expect.poll(() => relay.relay.size).toBe(0)
  visitor.stop()
})

test('behavior: closed while the SDK is being opened: it opens no socket, and the caller is told', async () => {
  const visitor = await visitorWithLink()
  const { sdk } = visitor.open({ slowness: () => 10 })
  const opening = sdk.open()
  await Promise.all([expect(opening).rejects.toMatchObject({ code: 'pairing/not-loaded' }), sdk.dispose()])
  await moment()
  expect([knocks, relay.relay.size]).toEqual([0, 0])
  visitor.stop()
})

test('behavior: closed, it is opened anew for whoever asks', async () => {
  const visitor = new Visitor(relay.url)
  const { sdk } = visitor.open()
  const first = await sdk.open()
  expect(await sdk.open()).toBe(first)
  expect(await sdk.reopen()).not.toBe(first)
  visitor.stop()
})

test('behavior: services are told the id that the relay knows this browser by', async () => {
  const visitor = new Visitor(relay.url)
  const { sdk, clientIds } = visitor.open()
  const client = await sdk.open()
  expect(clientIds).toEqual([await client.core.crypto.getClientId()])
  expect(clientIds[0]).toMatch(/^did:key:/)
  visitor.stop()
})
