import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { RelayClient } from '../../cloud/testing/relay-client.js'
import { type RelayProcess, startRelayProcess } from '../../cloud/testing/relay-process.js'
import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'
import { databaseKillRow } from './relay/database-kills.js'
import { killRow } from './relay/kills.js'
import { type Load, delayAt, openPairs, pace, sendLoad } from './relay/message-load.js'

const engines = [
  { name: 'PostgreSQL', engine: 'embedded', goal: { p50: 4, p99: 30 }, kills: 100 },
  { name: 'PGlite', engine: 'pglite', goal: { p50: 6, p99: 50 }, kills: 25 },
] as const

const databaseKills = 20
const many = 1_000
const few = 10
const idle = 5_000
const waiting = 100_000
const readers = 9

/** The relay on each database that comes along: nothing is lost, more sockets make no message dearer, and a mailbox is found by an index. */
export async function bench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const each of engines) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-relay-'))
    // PostgreSQL runs as another user when root runs the bench.
    await chmod(folder, 0o755)
    try {
      rows.push(...(await engineRows(each, join(folder, 'data'))))
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    }
  }
  return rows
}

async function engineRows({ name, engine, goal, kills }: (typeof engines)[number], dataFolder: string): Promise<readonly BenchRow[]> {
  const options = { engine, dataFolder }
  const relay = await startRelayProcess(options)
  const rows = [await startRow(name, relay, dataFolder)]
  const small = await sendLoad(relay, await openPairs(few, relay))
  const large = await sendLoad(relay, await openPairs(many - few, relay))
  rows.push(...loadRows(name, { small, large, goal }), await idleRow(name, relay), ...(await mailboxRows(name, relay)))
  if (engine === 'embedded') rows.push(await twoCloudsRow(dataFolder))
  await relay.kill()
  rows.push(await killRow(name, options, kills))
  return engine === 'embedded' ? [...rows, await databaseKillRow(dataFolder, databaseKills)] : rows
}

async function startRow(name: string, relay: RelayProcess, dataFolder: string): Promise<BenchRow> {
  const { memory } = await relay.usage()
  const all = (memory + (await databaseMemory(dataFolder))) / 1e6
  return {
    what: `${name}: from an empty folder to ready; memory of the relay and its database then`,
    goal: '≤ 3 s; ≤ 200 MB',
    measured: `${(relay.started / 1000).toFixed(1)} s; ${all.toFixed(0)} MB`,
    ok: relay.started <= 3_000 && all <= 200,
  }
}

/** Of all its processes, in bytes, with what they share counted once. */
async function databaseMemory(dataFolder: string): Promise<number> {
  const file = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').catch(() => undefined)
  if (file === undefined) return 0
  const [server = ''] = file.split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' }).split('\n')
  const shares = await Promise.all([server, ...children.map((pid) => pid.trim())].filter(Boolean).map(shareOf))
  return shares.reduce((sum, share) => sum + share, 0)
}

async function shareOf(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1_024
}

interface Loads {
  readonly small: Load
  readonly large: Load
  readonly goal: { readonly p50: number; readonly p99: number }
}

function loadRows(name: string, { small, large, goal }: Loads): readonly BenchRow[] {
  const [p50, p99] = [delayAt(0.5, large), delayAt(0.99, large)]
  const ratio = large.cost / small.cost
  return [
    {
      what: `${name}: messages lost, ${many} sockets, ${pace.perSecond}/s for ${pace.seconds} s`,
      goal: '0',
      measured: `${large.sent - large.delays.length} of ${large.sent}`,
      ok: large.delays.length === large.sent,
    },
    {
      what: `${name}: publish to delivery at 50, 99 %`,
      goal: `≤ ${goal.p50}, ≤ ${goal.p99} ms`,
      measured: `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`,
      ok: p50 <= goal.p50 && p99 <= goal.p99,
    },
    {
      what: `${name}: cost of a message at ${many} sockets against ${few}`,
      goal: 'ratio ≤ 1.2',
      measured: `${ratio.toFixed(2)} (${large.cost.toFixed(0)} µs)`,
      ok: ratio <= 1.2,
    },
  ]
}

async function idleRow(name: string, relay: RelayProcess): Promise<BenchRow> {
  const before = await relay.usage()
  const clients: RelayClient[] = []
  while (clients.length < idle) clients.push(...(await Promise.all(Array.from({ length: 50 }, () => RelayClient.open(relay.url)))))
  const after = await relay.usage()
  const memory = (after.memory - before.memory) / 1e6
  for (const client of clients) client.close()
  await Promise.all(clients.map(({ closed }) => closed))
  return { what: `${name}: memory of ${idle} idle sockets`, goal: '≤ 60 MB', measured: `${memory.toFixed(1)} MB`, ok: memory <= 60 }
}

/** Many wait for others, ten for each of a few: how long one of those takes to have its own, in the middle. */
async function mailboxRows(name: string, relay: RelayProcess): Promise<readonly BenchRow[]> {
  const filling = performance.now()
  for (let done = 0; done < waiting;) {
    const batches = await Promise.all(Array.from({ length: 20 }, () => RelayClient.open(relay.url)))
    await Promise.all(batches.map((client) => client.ask('irn_batchPublish', { messages: others(500) })))
    for (const client of batches) client.close()
    done += batches.length * 500
  }
  const perSecond = waiting / ((performance.now() - filling) / 1_000)
  const took: number[] = []
  for (let reader = 0; reader < readers; reader += 1) took.push(await timeToOwn(relay))
  const middle = median(took)
  return [
    { what: `${name}: messages written a second, 20 clients at once`, goal: 'printed', measured: perSecond.toFixed(0), ok: perSecond > 0 },
    {
      what: `${name}: one’s own 10 of ${waiting} waiting messages, median of ${readers} readers`,
      goal: '≤ 10 ms',
      measured: `${middle.toFixed(1)} ms (${Math.min(...took).toFixed(1)} to ${Math.max(...took).toFixed(1)})`,
      ok: middle <= 10,
    },
  ]
}

/** From asking for a topic until its ten messages have come, in milliseconds. */
async function timeToOwn(relay: RelayProcess): Promise<number> {
  const topic = randomBytes(32).toString('hex')
  const mine = Array.from({ length: 10 }, (_, index) => ({ topic, message: String(index), ttl: 3_600, tag: 1 }))
  const [writer, reader] = [await RelayClient.open(relay.url), await RelayClient.open(relay.url)]
  await writer.ask('irn_batchPublish', { messages: mine })
  const began = performance.now()
  await reader.ask('irn_subscribe', { topic })
  while (reader.pushes.length < mine.length) await new Promise((resolve) => setImmediate(resolve))
  const took = performance.now() - began
  writer.close()
  reader.close()
  return took
}

function others(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ topic: randomBytes(32).toString('hex'), message: 'sealed', ttl: 3_600, tag: 1 }))
}

/** Two clouds on the server that a third one brought along, as if it were somebody else's. */
async function twoCloudsRow(dataFolder: string): Promise<BenchRow> {
  const password = await readFile(join(dataFolder, 'password'), 'utf8')
  const port = (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3]
  const databaseUrl = `postgres://billfold:${password}@127.0.0.1:${port}/postgres`
  const [one, two] = [await startRelayProcess({ databaseUrl }), await startRelayProcess({ databaseUrl })]
  const load = await sendLoad(one, await openPairs(100, one, two))
  await Promise.all([one.kill(), two.kill()])
  const delivered = load.delays.length - load.twice
  return {
    what: 'two clouds on one PostgreSQL, an end on each: delivered, twice',
    goal: 'all, 0',
    measured: `${delivered} of ${load.sent}, ${load.twice}`,
    ok: delivered === load.sent && load.twice === 0,
  }
}
