import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { startPublishing } from '../../../cloud/testing/publish-load.js'
import { RelayClient } from '../../../cloud/testing/relay-client.js'
import { startRelayProcess } from '../../../cloud/testing/relay-process.js'
import type { BenchRow } from '../bench-row.js'

/** Ends the database of a relay under load, each time without a word, and looks for the messages that the relay had acknowledged. */
export async function databaseKillRow(dataFolder: string, kills: number): Promise<BenchRow> {
  const relay = await startRelayProcess({ engine: 'embedded', dataFolder })
  const topic = randomBytes(32).toString('hex')
  const listener = await RelayClient.open(relay.url)
  await listener.ask('irn_subscribe', { topic })
  const { acknowledged, stop } = await startPublishing(relay.url, { topic, insists: true })
  for (let count = 0; count < kills; count++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
    const [pid] = (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    const before = acknowledged.size
    while (acknowledged.size < before + 20) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await stop()
  const heard = (): ReadonlySet<string> => new Set(listener.pushes.map(({ message }) => message))
  const lost = (): number => [...acknowledged].filter((message) => !heard().has(message)).length
  for (let tries = 0; lost() > 0 && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 100))
  const twice = listener.pushes.length - heard().size
  await relay.kill()
  return {
    what: `acknowledged messages lost, and heard twice, PostgreSQL killed at ${kills} random moments`,
    goal: '0, 0',
    measured: `${lost()} of ${acknowledged.size}, ${twice}`,
    ok: lost() === 0 && twice === 0 && acknowledged.size > 0,
  }
}
