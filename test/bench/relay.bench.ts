import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'

import { RelayClient } from '../../cloud/testing/relay-client.js'
import type { BenchRow } from './bench-row.js'

const many = 1_000
const few = 10
const perSecond = 200
const seconds = 30
const memoryGoal = 100
const costGoal = 1.5

interface Usage {
  readonly memory: number
  readonly busy: { readonly user: number; readonly system: number }
}

/** A relay on the loopback with many sockets: nothing is lost, and more sockets do not make a message dearer. */
export async function bench(): Promise<readonly BenchRow[]> {
  const relay = fork(`${import.meta.dirname}/relay/serve.mjs`, { execArgv: ['--expose-gc'] })
  const [{ url }] = (await once(relay, 'message')) as [{ url: string }]
  const small = await load(relay, await pairs(url, few))
  const empty = (await usage(relay)).memory
  const clients = await pairs(url, many - few)
  const perSocket = ((await usage(relay)).memory - empty) / (many - few) / 1_000
  const large = await load(relay, clients)
  relay.disconnect()
  const delays = large.delays.toSorted((a, b) => a - b)
  const at = (share: number): string => `${(delays[Math.floor(delays.length * share)] ?? 0).toFixed(1)} ms`
  const ratio = large.cost / small.cost
  return [
    {
      what: `messages lost by the relay: ${many} sockets, ${perSecond}/s for ${seconds} s`,
      goal: '0',
      measured: `${large.sent - delays.length} of ${large.sent}`,
      ok: delays.length === large.sent,
    },
    { what: 'delay of a message at 50, 95, 99 %', goal: 'printed', measured: [0.5, 0.95, 0.99].map(at).join(', '), ok: delays.length > 0 },
    {
      what: 'memory of the relay per idle socket',
      goal: `≤ ${memoryGoal} kB`,
      measured: `${perSocket.toFixed(1)} kB`,
      ok: perSocket <= memoryGoal,
    },
    {
      what: `cost of a message with ${many} sockets against ${few}`,
      goal: `ratio ≤ ${costGoal}`,
      measured: `${ratio.toFixed(2)} (${large.cost.toFixed(0)} µs)`,
      ok: ratio <= costGoal,
    },
  ]
}

interface Pair {
  readonly from: RelayClient
  readonly to: RelayClient
  readonly topic: string
}

async function pairs(url: string, sockets: number): Promise<readonly Pair[]> {
  const made: Pair[] = []
  for (let count = 0; count < sockets / 2; count++) {
    const topic = randomBytes(32).toString('hex')
    const [from, to] = await Promise.all([RelayClient.open(url), RelayClient.open(url)])
    await to.ask('irn_subscribe', { topic })
    made.push({ from, to, topic })
  }
  return made
}

interface Load {
  readonly sent: number
  readonly delays: readonly number[]
  /** Of the relay's processor, in microseconds per message. */
  readonly cost: number
}

/** Sends at an even pace, each time between the next two, and notes when each message arrives. */
async function load(relay: ChildProcess, clients: readonly Pair[]): Promise<Load> {
  const before = await usage(relay)
  const began = performance.now()
  const sent = perSecond * seconds
  const starts = new Map<string, number>()
  const answers: Promise<unknown>[] = []
  for (let count = 0; count < sent; count++) {
    const due = began + (count * 1000) / perSecond
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
    const { from, topic } = clients[count % clients.length] as Pair
    starts.set(String(count), performance.now())
    answers.push(from.ask('irn_publish', { topic, message: String(count), ttl: 60, tag: 1108 }))
  }
  await Promise.all(answers)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const after = await usage(relay)
  const delays = clients.flatMap(({ to }) => to.pushes.map(({ message, at }) => at - (starts.get(message) ?? at)))
  const busy = after.busy.user + after.busy.system - before.busy.user - before.busy.system
  return { sent, delays, cost: busy / sent }
}

async function usage(relay: ChildProcess): Promise<Usage> {
  relay.send('usage')
  const [answer] = (await once(relay, 'message')) as [Usage]
  return answer
}
