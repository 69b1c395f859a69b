import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { Database, Log, QueryListener } from '../database.js'
import { DamagedFiles } from './data-version.js'
import { inUse, lockFolder } from './lock-folder.js'
import { type ClusterOptions, type PostgresCluster, clusterOwner, openCluster } from './postgres-cluster.js'
import { type PostgresProcess, startProcess } from './postgres-process.js'
import { connectServer } from './server.js'

export interface EmbeddedOptions extends ClusterOptions {
  readonly log: Log
  readonly onQuery?: QueryListener | undefined
}

/** A server that another one is still leaving is waited for this long, in milliseconds. */
const patience = 10_000
const pause = 100
/** Between tries to start a server again that does not start, in milliseconds. */
const restartGap = { first: 500, longest: 10_000 }

/** A PostgreSQL of our own in a folder: started as a child process, started again when it ends, and ended with the cloud. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { url, stop } = await startPostgres(options)
  const { log, onQuery } = options
  return connectServer({ url, log, onQuery, engine: 'embedded', afterwards: stop })
}

/** A running server, by the address of its first database. */
export interface PostgresServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine, and keeps it running. */
export async function startPostgres(options: EmbeddedOptions): Promise<PostgresServer> {
  const { folder } = options
  const unlock = await lockFolder(folder)
  try {
    return await startLocked(options, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

async function startLocked(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<PostgresServer> {
  const { folder, isTemporary, log } = options
  const cluster = await openCluster(options)
  const port = await freePort()
  const words = [...settings(cluster, port), ...(isTemporary ? careless : [])]
  const start = (): Promise<PostgresProcess> =>
    startPatiently(() => startProcess({ ...cluster, arguments: words, temporaryFolder: isTemporary ? folder : undefined }), folder)
  let running = await start()
  const stopping = new AbortController()
  const watch = async (): Promise<void> => {
    for (;;) {
      const said = await running.exited
      if (stopping.signal.aborted) return
      log('PostgreSQL ended and is started again', said.trim())
      const again = await startUntilItRuns(start, { signal: stopping.signal, log })
      if (again === undefined) return
      running = again
      if (stopping.signal.aborted) await running.stop()
    }
  }
  const watching = watch()
  return {
    url: `postgres://${clusterOwner}:${cluster.password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      stopping.abort()
      await running.stop()
      await watching
      await unlock()
    },
  }
}

/** Small, since a cloud is: a few connections, and no process for what it does not do. */
function settings({ files }: PostgresCluster, port: number): readonly string[] {
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '32MB',
    jit: 'off',
    max_parallel_workers: '0',
    max_logical_replication_workers: '0',
    io_method: 'sync',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
  }
  return ['-D', files, '-p', String(port), ...asArguments(given)]
}

const asArguments = (given: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** For files that go with the process. */
const careless = asArguments({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })

interface Restart {
  readonly signal: AbortSignal
  readonly log: Log
}

/** Tries for as long as it takes: a disk that is full may have room again. Undefined once nobody wants it any more. */
async function startUntilItRuns(start: () => Promise<PostgresProcess>, { signal, log }: Restart): Promise<PostgresProcess | undefined> {
  for (let gap = restartGap.first; !signal.aborted; gap = Math.min(gap * 2, restartGap.longest)) {
    try {
      return await start()
    } catch (error) {
      log('PostgreSQL could not be started again', error)
      await wait(gap, undefined, { signal }).catch((reason: unknown) => {
        if (!signal.aborted) throw reason
      })
    }
  }
  return undefined
}

/** Tries again while another server is leaving the files: one that lost its cloud ends by itself. */
async function startPatiently(start: () => Promise<PostgresProcess>, folder: string): Promise<PostgresProcess> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await start()
    } catch (error) {
      const said = error instanceof Error ? error.message : ''
      if (!/postmaster\.pid|shared memory/.test(said)) throw new DamagedFiles(folder, said, error)
      if (performance.now() > until) throw new Error(inUse(folder, /PID (\d+)/.exec(said)?.[1]), { cause: error })
      await wait(pause)
    }
  }
}

/** A port that nobody has; the same for every start, so that who is connected finds it again. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
