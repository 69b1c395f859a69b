import { fakeClock, fakeDevice } from '@billfold/test/fakes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask, link } from '../../testing/asking.js'
import { type PairingWorld, address, pairingWorld } from '../../testing/pairing-world.js'
import { Visitor } from '../../testing/visits.js'
import { PendingReturn } from '../pending-return.js'
import { expiredMargin, lateFor, pairingLife } from './link-life.js'

let world: PairingWorld

beforeEach(async () => {
  world = await pairingWorld()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await world.stop()
})

/** The clock of the page is another one for as long as the SDK looks at what is over. */
async function jump(milliseconds: number): Promise<void> {
  const { core } = await world.sdk.open()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds)
  world.clock.jump(milliseconds)
  core.heartbeat.events.emit('heartbeat_pulse')
  now.mockRestore()
}

const hour = 3_600_000

describe('pairing life by monotonic time, whatever the clock of the page says', () => {
  test.each([
    ['10 min fast', hour / 6],
    ['a day fast', 24 * hour],
    ['a day slow', -24 * hour],
    ['an hour fast, as summer time would be', hour],
  ])('behavior: while the code stands the clock is set %s: the same code pairs', async (_, milliseconds) => {
    const { grant } = ask(world)
    const uri = await link(world)
    await jump(milliseconds)
    await world.wallet.scan(uri)
    expect((await grant).accounts).toEqual([{ address }])
    expect(world.pairing.isRenewed).toBe(false)
  })

  test('behavior: it still ends by the monotonic clock, and nothing of it is kept', async () => {
    const { cancel } = ask(world)
    const uri = await link(world)
    const client = await world.sdk.open()
    await jump(24 * hour)
    expect(client.core.pairing.pairings.length).toBe(1)
    cancel()
    world.clock.advance(pairingLife - expiredMargin)
    expect([world.pairing.state, uri]).toEqual(['idle', uri])
    world.clock.advance(expiredMargin + lateFor)
    await expect.poll(() => [client.core.pairing.pairings.length, client.proposal.length]).toEqual([0, 0])
  })

  test('behavior: the clock is set back a day between two pages: the key of the link is kept no longer for that', async () => {
    const visitor = new Visitor(world.relay.url)
    const page = visitor.open()
    ask(page).grant.catch(() => undefined)
    const key = /symKey=([0-9a-f]{64})/.exec(await link(page))?.[1] ?? 'none'
    page.leave()
    const next = visitor.open({ later: -24 * hour })
    await next.sdk.open()
    expect(visitor.storage.text).toContain(key)
    next.clock.advance(pairingLife + lateFor)
    await expect.poll(() => visitor.storage.text).not.toContain(key)
    visitor.stop()
  })

  test.each([
    ['four minutes from now', pairingLife, true],
    ['the end of them', 0, false],
    ['a day from now: the clock was set back', 24 * hour, false],
    ['the end of time', 1e300, false],
  ])('behavior: an answer is looked for until %s: %s', (_, left, isPending) => {
    const clock = fakeClock({ now: hour })
    const none = { write: () => undefined, remove: () => undefined, watch: () => () => undefined }
    const deadline = { ...none, read: () => clock.now() + left }
    const choice = { ...none, read: () => undefined }
    const pendingReturn = new PendingReturn({
      device: fakeDevice(),
      clock,
      link: choice,
      deadline,
      prefersUniversalLinks: false,
      open: () => undefined,
    })
    expect(pendingReturn.isPending).toBe(isPending)
  })
})
