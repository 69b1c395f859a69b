import { afterEach, describe, expect, test } from 'vitest'

import { ask, connect, link } from '../../../testing/asking.js'
import { type BadRelay, type BadRelayServer, badRelay } from '../../../testing/bad-relays.js'
import { type PairingWorld, address, pairingWorld } from '../../../testing/pairing-world.js'
import { Visitor } from '../../../testing/visits.js'
import { relayDeadline } from '../relay-fault.js'

let world: PairingWorld | undefined
let bad: BadRelayServer | undefined

afterEach(async () => {
  await world?.stop()
  await bad?.stop()
})

async function worldWith(kind: BadRelay, relayUrls: (bad: string, running: string) => readonly string[]): Promise<PairingWorld> {
  const first = (bad = await badRelay(kind))
  return (world = await pairingWorld({ relayUrls: (running) => relayUrls(first.url, running) }))
}

describe('relay url list with fail-over', () => {
  test.each<[BadRelay]>([['nobody'], ['hangs up'], ['silent'], ['portal']])(
    'behavior: the first relay of the list is of no use (%s): the next one is taken',
    async (kind) => {
      const paired = await worldWith(kind, (first, running) => [first, running])
      const { grant } = await connect(paired)
      expect(grant.accounts).toEqual([{ address }])
    },
  )

  test('behavior: the page was loaded anew, and the first relay of the list is gone: a session goes on over the next one', async () => {
    const paired = await worldWith('silent', (_, running) => [running])
    const visitor = new Visitor(paired.relay.url)
    const page = visitor.open()
    const { grant } = ask(page)
    await paired.wallet.scan(await link(page))
    await grant
    page.leave()
    const next = visitor.open({ relays: [bad?.url ?? '', paired.relay.url] })
    const channel = (await next.sessions.restore())?.channel('eip155')
    expect(await channel?.request('personal_sign', ['0x00', address])).toMatch(/^0x/)
    visitor.stop()
  })
})

describe('a dead socket', () => {
  test.each<[BadRelay]>([['nobody'], ['hangs up'], ['silent'], ['mute'], ['portal']])(
    'behavior: the only relay is of no use (%s): within 5 s one is told, and again after Retry; no socket is left',
    async (kind) => {
      const { clock, pairing, ...paired } = await worldWith(kind, (first) => [first])
      const { cancel } = ask(paired)
      for (const turn of [1, 2]) {
        // The time of the relay begins once the code is there.
        await expect.poll(() => clock.pending).toBeGreaterThan(0)
        clock.advance(relayDeadline)
        await expect.poll(() => [turn, pairing.state, pairing.problem]).toEqual([turn, 'failed', 'unreachable'])
        if (turn === 1) pairing.retry()
      }
      cancel()
    },
  )
})
