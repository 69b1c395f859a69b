import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ask, link } from '../testing/asking.js'
import { heardRejections } from '../testing/heard-rejections.js'
import { type PairingWorld, address, pairingWorld } from '../testing/pairing-world.js'

let world: PairingWorld
const thrown = heardRejections()

beforeEach(async () => void (world = await pairingWorld()))
afterEach(() => world.stop())

type Fault = 'drop' | 'delay' | 'duplicate' | 'reorder' | 'cut'

/** Moment at which the relay misbehaves: the tags of its messages, and the result that must come of it, once. */
interface Moment {
  readonly tags: readonly number[]
  /** Prepares the moment. */
  begin(): Promise<unknown>
  /** Acts, and returns the result. */
  act(): Promise<unknown>
  readonly comesTo: RegExp
  readonly requests: readonly string[]
  readonly sessions: number
}

const moments: Readonly<Record<string, Moment>> = {
  'a wallet is asked': { tags: [1100], begin: nothing, act: pair, comesTo: /0xf39F/, requests: [], sessions: 1 },
  'a wallet answers': { tags: [1101, 1102], begin: nothing, act: pair, comesTo: /0xf39F/, requests: [], sessions: 1 },
  'the session is confirmed': { tags: [1103], begin: nothing, act: pair, comesTo: /0xf39F/, requests: [], sessions: 1 },
  'a request goes out': { tags: [1108], begin: pair, act: sign, comesTo: /^0x/, requests: ['personal_sign'], sessions: 1 },
  'a request is answered': { tags: [1109], begin: pair, act: sign, comesTo: /^0x/, requests: ['personal_sign'], sessions: 1 },
  'the app ends the session': { tags: [1112], begin: pair, act: leave, comesTo: /^undefined$/, requests: [], sessions: 0 },
  'the wallet ends the session': {
    tags: [1112],
    begin: pair,
    act: () => world.wallet.disconnect(),
    comesTo: /^undefined$/,
    requests: [],
    sessions: 0,
  },
}

/** Number of times that each fault occurs: a message that is dropped for ever never arrives. */
const faults: readonly (readonly [Fault, number | undefined])[] = [
  ['drop', 1],
  ['delay', undefined],
  ['duplicate', undefined],
  ['reorder', 1],
  ['cut', 1],
]

const crossed = Object.keys(moments).flatMap((moment) => faults.map(([fault, times]) => [fault, moment, times] as const))

describe('the relay misbehaves at any moment: nothing is lost, and nothing happens twice', () => {
  test.each(crossed)('behavior: %s while %s', async (kind, name, times) => {
    const moment = moments[name] as Moment
    await moment.begin()
    const { relay } = world.relay
    relay.faults.set({ kind, tags: moment.tags, milliseconds: 30, ...(times !== undefined && { times }) })
    const acting = moment.act()
    await expect.poll(() => relay.faults.spoiled).toBeGreaterThan(0)
    // A message that was held back arrives once the fault is over.
    if (kind === 'reorder') relay.faults.clear()
    if (kind === 'drop') await openAnew(acting)
    expect(String(await acting)).toMatch(moment.comesTo)
    const client = await world.sdk.open()
    await expect
      .poll(() => [world.wallet.sessions.length, client.session.length], { timeout: 50_000 })
      .toEqual([moment.sessions, moment.sessions])
    expect([world.wallet.proposals, world.wallet.requests, thrown]).toEqual([1, moment.requests, []])
  })
})

/** Opens a new socket, on which a dropped message is sent again. Its sender learns first that it has arrived. */
async function openAnew(acting: Promise<unknown>): Promise<void> {
  await Promise.race([acting, new Promise((resolve) => setTimeout(resolve, 200))])
  world.relay.relay.cut()
}

function nothing(): Promise<void> {
  return Promise.resolve()
}

async function pair(): Promise<unknown> {
  const { grant } = ask(world)
  await world.wallet.scan(await link(world))
  return (await grant).accounts.map((account) => account.address)
}

async function sign(): Promise<unknown> {
  const { sessions } = world
  return (await sessions.restore())?.channel('eip155')?.request('personal_sign', ['0x00', address])
}

async function leave(): Promise<void> {
  await world.connector.disconnect?.()
}
