import { once } from 'node:events'

import { spawnGuarded } from './guarded-program.js'
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

/** A running PostgreSQL. */
export interface PostgresProcess {
  readonly exited: Promise<string>
  /** Ends it fast: connections are cut, and what was committed is on disk. */
  stop(): Promise<void>
}

/** Starts PostgreSQL and resolves when it takes connections. Rejects with what it said when it does not. */
export async function startProcess({ programs, ...start }: PostgresStart): Promise<PostgresProcess> {
  const child = spawnGuarded({ ...start, program: programs.postgres })
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
