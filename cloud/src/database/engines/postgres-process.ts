import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import type { PostgresPrograms } from './postgres-programs.js'
import type { SystemUser } from './postgres-user.js'

export interface PostgresStart {
  readonly programs: PostgresPrograms
  readonly environment: NodeJS.ProcessEnv
  readonly user: SystemUser | undefined
  readonly arguments: readonly string[]
  /** A folder that goes with the server, whoever ends it. */
  readonly temporaryFolder?: string | undefined
}

/**
 * Ends the server when the input ends, and so with the process that started it, however that ends. `read` is the shell's own:
 * the one that waits for the input is a process of its own, and goes with the server. It succeeds when it was the input that
 * ended: then a temporary folder goes too.
 */
const guard = `exec 3<&0
"$@" 3<&- &
server=$!
(read -r _ <&3; kill -INT $server; exit 0) &
guard=$!
wait $server; code=$?
kill $guard 2>/dev/null
wait $guard && [ -n "$BILLFOLD_TEMPORARY" ] && rm -rf -- "$BILLFOLD_TEMPORARY"
exit $code`

/** A running PostgreSQL. */
export interface PostgresProcess {
  readonly exited: Promise<string>
  /** Ends it fast: connections are cut, and what was committed is on disk. */
  stop(): Promise<void>
}

/** Starts PostgreSQL and resolves when it takes connections. Rejects with what it said when it does not. */
export async function startProcess(start: PostgresStart): Promise<PostgresProcess> {
  const child = process.platform === 'win32' ? spawnPostgres(start) : spawnGuarded(start)
  let said = ''
  const exited = once(child, 'close').then(() => said)
  const ready = new Promise<void>((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      said = `${said}${piece}`.slice(-4_000)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
  const failed = exited.then(() => {
    throw new Error(said.trim())
  })
  await Promise.race([ready, failed])
  failed.catch(() => undefined)
  return {
    exited,
    stop: async () => {
      if (process.platform === 'win32') child.kill()
      else child.stdin?.end()
      await exited
    },
  }
}

function spawnGuarded({ programs, environment, user, arguments: words, temporaryFolder = '' }: PostgresStart): ChildProcess {
  return spawn('/bin/sh', ['-c', guard, 'postgres', programs.postgres, ...words], {
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
    env: { ...environment, BILLFOLD_TEMPORARY: temporaryFolder },
    cwd: '/',
    // Ctrl+C in a terminal is for the cloud, which ends its database last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

function spawnPostgres({ programs, environment, arguments: words }: PostgresStart): ChildProcess {
  return spawn(programs.postgres, [...words], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] })
}
