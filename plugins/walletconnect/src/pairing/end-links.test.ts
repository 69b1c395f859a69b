import type { PairingWallet } from '@billfold/test-wallets/pairing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type RelayServer, relayServer } from '../../../../playground/cloud/testing/relay-server.js'
import { testPhone } from '../../testing/test-phone.js'
import { type Visit, Visitor } from '../../testing/visits.js'
import { lateFor, pairingLife } from './pairing-life.js'

let relay: RelayServer
let phone: PairingWallet
let visitor: Visitor

beforeAll(async () => {
  relay = await relayServer()
  phone = await testPhone(relay.url)
})

afterAll(async () => {
  await phone.close()
  await relay.stop()
})

beforeEach(() => {
  phone.conduct = 'approve'
  visitor = new Visitor(relay.url)
})

afterEach(() => {
  visitor.stop()
  relay.relay.faults.clear()
})

interface Shown {
  readonly page: Visit
  readonly uri: string
  readonly key: string
}

/** A page that shows a code. */
async function shown(): Promise<Shown> {
  const page = visitor.open()
  page.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
  await expect.poll(() => page.pairing.uri).toBeDefined()
  const { uri = '' } = page.pairing
  return { page, uri, key: /symKey=([0-9a-f]{64})/.exec(uri)?.[1] ?? 'none' }
}

/** The names of all keys that are kept, without the one that the browser is known to the relay by. */
function keys(): readonly string[] {
  const [, text = '{}'] = [...visitor.storage.kept].find(([name]) => name.endsWith('//keychain')) ?? []
  return Object.keys(JSON.parse(text) as object).filter((name) => name !== 'client_ed25519_seed')
}

describe('T32: the key of a link', () => {
  test('behavior: the page closes before the end of the link: a page that opens after that forgets the key, and all that goes with it', async () => {
    const { page, key } = await shown()
    expect(visitor.storage.text).toContain(key)
    page.leave()
    const next = visitor.open({ later: pairingLife + lateFor })
    await next.holder.open()
    expect(visitor.storage.text).not.toContain(key)
    expect(keys()).toEqual([])
  })

  test('behavior: a page that opens before that keeps the key until its end, and not longer', async () => {
    const { page, key } = await shown()
    page.leave()
    const next = visitor.open({ later: 60_000 })
    await next.holder.open()
    next.clock.advance(pairingLife + lateFor - 70_000)
    expect(visitor.storage.text).toContain(key)
    next.clock.advance(10_000)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    await expect.poll(() => keys()).toEqual([])
  })

  test('behavior: nobody takes the link: nothing of it is kept at its end, while the relay is away too', async () => {
    const { page, key } = await shown()
    relay.relay.faults.isClosed = true
    relay.relay.cut()
    page.clock.advance(pairingLife + lateFor)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
  })

  test('behavior: the wallet declines: nothing of the link is kept', async () => {
    const { uri, key } = await shown()
    phone.conduct = 'reject'
    await phone.scan(uri)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    await expect.poll(() => keys()).toEqual([])
  })

  test('behavior: the wallet approves: what is kept is of the session', async () => {
    const { page, uri, key } = await shown()
    await phone.scan(uri)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    const client = await page.holder.open()
    const own = client.session.getAll().flatMap(({ topic, self }) => [topic, self.publicKey])
    await expect.poll(() => keys().toSorted()).toEqual(own.toSorted())
  })

  test('behavior: the relay does not answer: nothing is kept of a link that nobody has seen', async () => {
    relay.relay.faults.isClosed = true
    const page = visitor.open()
    page.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    await expect.poll(() => keys()).not.toEqual([])
    page.clock.advance(5_000)
    await expect.poll(() => page.pairing.state).toBe('failed')
    expect(keys()).toEqual([])
  })

  test('behavior: keys that the SDK leaves behind are forgotten when there is no link that may need them', async () => {
    const { page } = await shown()
    page.leave()
    const stray = 'a'.repeat(64)
    const [name = '', text = '{}'] = [...visitor.storage.kept].find(([part]) => part.endsWith('//keychain')) ?? []
    visitor.storage.kept.set(name, JSON.stringify({ ...(JSON.parse(text) as object), [stray]: stray }))
    const soon = visitor.open()
    await soon.holder.open()
    expect(keys()).toContain(stray)
    soon.leave()
    await visitor.open({ later: pairingLife + lateFor }).holder.open()
    expect(keys()).toEqual([])
  })
})
