import { randomBytes } from 'node:crypto'

import { RelayClient } from '../../../cloud/testing/relay-client.js'
import type { RelayProcess } from '../../../cloud/testing/relay-process.js'

/** Messages a second, and for how long. */
export const pace = { perSecond: 200, seconds: 15 } as const

/** Somebody who sends and somebody who listens, each on a socket of their own. */
export interface Pair {
  readonly from: RelayClient
  readonly to: RelayClient
  readonly topic: string
}

/** What came of a load. */
export interface Load {
  readonly sent: number
  /** From the publish to the arrival of each message, in milliseconds. */
  readonly delays: readonly number[]
  readonly twice: number
  /** Of the relay's processor, in microseconds per message. */
  readonly cost: number
}

/** Opens so many sockets, in pairs; of two relays each has one end. */
export async function openPairs(sockets: number, from: RelayProcess, to: RelayProcess = from): Promise<readonly Pair[]> {
  const made: Pair[] = []
  for (let count = 0; count < sockets / 2; count++) {
    const topic = randomBytes(32).toString('hex')
    const [sender, reader] = await Promise.all([RelayClient.open(from.url), RelayClient.open(to.url)])
    await reader.ask('irn_subscribe', { topic })
    made.push({ from: sender, to: reader, topic })
  }
  return made
}

/** Sends at an even pace, each time between the next two, and notes when each message arrives. */
export async function sendLoad(relay: RelayProcess, pairs: readonly Pair[]): Promise<Load> {
  const before = await relay.usage()
  const sent = pace.perSecond * pace.seconds
  const starts = new Map<string, number>()
  const answers: Promise<unknown>[] = []
  const began = performance.now()
  const seen = pairs.map(({ to }) => to.pushes.length)
  for (let count = 0; count < sent; count++) {
    const due = began + (count * 1000) / pace.perSecond
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    const { from, topic } = pairs[count % pairs.length] as Pair
    starts.set(String(count), performance.now())
    answers.push(from.ask('irn_publish', { topic, message: String(count), ttl: 60, tag: 1108 }))
  }
  await Promise.all(answers)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const after = await relay.usage()
  const arrived = pairs.flatMap(({ to }, index) => to.pushes.slice(seen[index]))
  const delays = arrived.map(({ message, at }) => at - (starts.get(message) ?? at))
  const busy = after.busy.user + after.busy.system - before.busy.user - before.busy.system
  return { sent, delays, twice: arrived.length - new Set(arrived.map(({ message }) => message)).size, cost: busy / sent }
}

/** The delay that a share of all messages does not exceed, in milliseconds. */
export function delayAt(share: number, { delays }: Load): number {
  return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)] ?? Infinity
}
