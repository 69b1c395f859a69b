import { beforeEach, describe, expect, test } from 'vitest'

import { shown, useMeeting } from '../../testing/meeting.js'
import type { Visitor } from '../../testing/visits.js'
import { lateFor, pairingLife } from './link-life.js'

const meeting = useMeeting()
let visitor: Visitor

beforeEach(() => {
  visitor = meeting.visitor()
})

/** The names of all keys that are kept, without the one that the browser is known to the relay by. */
function keys(): readonly string[] {
  const [, text = '{}'] = [...visitor.storage.kept].find(([name]) => name.endsWith('//keychain')) ?? []
  return Object.keys(JSON.parse(text) as object).filter((name) => name !== 'client_ed25519_seed')
}

describe('the key of a link', () => {
  test('behavior: the page closes before the end of the link: a page that opens after that forgets the key, and all that goes with it', async () => {
    const { page, key } = await shown(visitor)
    expect(visitor.storage.text).toContain(key)
    page.leave()
    const next = visitor.open({ later: pairingLife + lateFor })
    await next.sdk.open()
    expect(visitor.storage.text).not.toContain(key)
    expect(keys()).toEqual([])
  })

  test('behavior: a page that opens before that keeps the key until its end, and not longer', async () => {
    const { page, key } = await shown(visitor)
    page.leave()
    const next = visitor.open({ later: 60_000 })
    await next.sdk.open()
    next.clock.advance(pairingLife + lateFor - 70_000)
    expect(visitor.storage.text).toContain(key)
    next.clock.advance(10_000)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    await expect.poll(() => keys()).toEqual([])
  })

  test('behavior: nobody takes the link: nothing of it is kept at its end, while the relay is away too', async () => {
    const { page, key } = await shown(visitor)
    meeting.relay.relay.faults.isClosed = true
    meeting.relay.relay.cut()
    page.clock.advance(pairingLife + lateFor)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
  })

  test('behavior: the wallet declines: nothing of the link is kept', async () => {
    const { uri, key } = await shown(visitor)
    meeting.phone.behavior = 'reject'
    await meeting.phone.scan(uri)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    await expect.poll(() => keys()).toEqual([])
  })

  test('behavior: the wallet approves: what is kept is of the session', async () => {
    const { page, uri, key } = await shown(visitor)
    await meeting.phone.scan(uri)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    const client = await page.sdk.open()
    const own = client.session.getAll().flatMap(({ topic, self }) => [topic, self.publicKey])
    await expect.poll(() => keys().toSorted()).toEqual(own.toSorted())
  })

  test('behavior: the relay does not answer: nothing is kept of a link that nobody has seen', async () => {
    meeting.relay.relay.faults.isClosed = true
    const page = visitor.open()
    page.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
    await expect.poll(() => keys()).not.toEqual([])
    page.clock.advance(5_000)
    await expect.poll(() => page.pairing.state).toBe('failed')
    expect(keys()).toEqual([])
  })

  test('behavior: keys that the SDK leaves behind are forgotten when there is no link that may need them', async () => {
    const { page } = await shown(visitor)
    page.leave()
    const stray = 'a'.repeat(64)
    const [name = '', text = '{}'] = [...visitor.storage.kept].find(([part]) => part.endsWith('//keychain')) ?? []
    visitor.storage.kept.set(name, JSON.stringify({ ...(JSON.parse(text) as object), [stray]: stray }))
    const soon = visitor.open()
    await soon.sdk.open()
    expect(keys()).toContain(stray)
    soon.leave()
    await visitor.open({ later: pairingLife + lateFor }).sdk.open()
    expect(keys()).toEqual([])
  })
})
