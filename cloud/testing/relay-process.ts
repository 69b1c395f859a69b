import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

import type { DatabaseOptions } from '../src/database/open-database.js'

/** A relay that runs by itself. */
export interface RelayProcess {
  readonly url: string
  readonly pid: number
  /** From the first thing that it did to its readiness, in milliseconds. */
  readonly started: number
  usage(): Promise<RelayUsage>
  /** Ends it without a word, as a machine that fails does. */
  kill(): Promise<void>
}

export interface RelayUsage {
  /** Resident, in bytes. */
  readonly memory: number
  readonly sockets: number
  readonly busy: { readonly user: number; readonly system: number }
}

/** The program is bundled once in each process, so that Node runs it as it runs any other. */
let program: Promise<string> | undefined

async function bundle(): Promise<string> {
  // Beside the packages that it imports.
  const outDir = fileURLToPath(new URL(`../node_modules/.cache/relay-program-${process.pid}`, import.meta.url))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@billfold\//] },
    build: { ssr: fileURLToPath(new URL('relay-program.ts', import.meta.url)), outDir, emptyOutDir: true, target: 'node20' },
  })
  return `${outDir}/relay-program.js`
}

/** A relay that is being started. */
export interface StartingRelay {
  readonly ready: Promise<RelayProcess>
  /** Ends it without a word, as a machine that fails does. */
  kill(): Promise<void>
}

/** Starts a relay on a database in a process of its own. */
export async function startRelayProcess(options: DatabaseOptions, environment: NodeJS.ProcessEnv = {}): Promise<RelayProcess> {
  const { ready } = await forkRelay(options, environment)
  return ready
}

/** Begins to start a relay on a database in a process of its own. */
export async function forkRelay(options: DatabaseOptions, environment: NodeJS.ProcessEnv = {}): Promise<StartingRelay> {
  program ??= bundle()
  const env = { ...process.env, ...environment }
  const child = fork(await program, [JSON.stringify(options)], {
    execArgv: ['--expose-gc'],
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { kill, ready: whenReady(child, kill) }
}

async function whenReady(child: ChildProcess, kill: RelayProcess['kill']): Promise<RelayProcess> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => (said = `${said}${piece}`.slice(-10_000)))
  const [{ url, started }] = await answerOf<{ url: string; started: number }>(child, () => said)
  return {
    url,
    started,
    pid: child.pid ?? 0,
    kill,
    usage: async () => {
      child.send('usage')
      return (await answerOf<RelayUsage>(child, () => said))[0]
    },
  }
}

async function answerOf<Answer>(child: ChildProcess, said: () => string): Promise<[Answer]> {
  const answered = new AbortController()
  const { signal } = answered
  const ended = once(child, 'close', { signal }).then(([code]) => {
    throw new Error(`The relay ended with code ${String(code)}: ${said()}`)
  })
  // Called off when the answer is there.
  ended.catch(() => undefined)
  try {
    return await Promise.race([once(child, 'message', { signal }) as Promise<[Answer]>, ended])
  } finally {
    answered.abort()
  }
}
