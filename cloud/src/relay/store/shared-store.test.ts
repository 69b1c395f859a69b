import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { RelayClient } from '../../../testing/relay-client.js'
import { relayServer } from '../../../testing/relay-server.js'
import { MemoryRelayStore } from './memory-relay-store.js'
import { hostRelayStore } from './relay-store-host.js'
import { RemoteRelayStore } from './remote-relay-store.js'

test('behavior: relays that share a store are one relay', async () => {
  const server = createServer()
  const store = new MemoryRelayStore()
  const unhost = hostRelayStore({ store, server, path: '/store', secret: 'hush' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const remote = new RemoteRelayStore(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/store`, 'hush')
  await remote.open()
  const [one, two] = [await relayServer({ store }), await relayServer({ store: remote })]
  const [ann, ben] = [await RelayClient.open(one.url), await RelayClient.open(two.url)]
  const topic = randomBytes(32).toString('hex')

  await ann.ask('irn_publish', { topic, message: 'before', ttl: 60, tag: 1 })
  await ben.ask('irn_subscribe', { topic })
  await ann.ask('irn_publish', { topic, message: 'after', ttl: 60, tag: 1 })
  await expect.poll(() => ben.pushes.map(({ message }) => message).toSorted()).toEqual(['after', 'before'])
  await ann.ask('irn_subscribe', { topic })
  await ben.ask('irn_publish', { topic, message: 'back', ttl: 60, tag: 1 })
  await expect.poll(() => ann.pushes.map(({ message }) => message)).toEqual(['back'])

  await Promise.all([one.stop(), two.stop(), remote.close()])
  unhost()
  await new Promise((resolve) => server.close(resolve))
})

test('behavior: who does not know the secret gets nothing', async () => {
  const server = createServer()
  const unhost = hostRelayStore({ store: new MemoryRelayStore(), server, path: '/store', secret: 'hush' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stranger = new RemoteRelayStore(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/store`, 'guess')
  await expect(stranger.unread('client', [])).rejects.toThrow('401')
  unhost()
  await new Promise((resolve) => server.close(resolve))
})
