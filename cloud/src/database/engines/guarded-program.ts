import { type ChildProcess, spawn } from 'node:child_process'

import type { SystemUser } from './postgres-user.js'

export interface GuardedProgram {
  readonly program: string
  readonly arguments: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly user: SystemUser | undefined
  /** A folder that goes with the program when this process ends first, however it ends. */
  readonly temporaryFolder?: string | undefined
}

/**
 * Ends the program when the input ends, and so with the process that started it, however that ends. `read` is the shell's own:
 * the one that waits for the input is a process of its own, and goes with the program. It succeeds when it was the input that
 * ended: then a temporary folder goes too.
 */
const guard = `exec 3<&0
"$@" 3<&- &
program=$!
(read -r _ <&3; kill -INT $program; exit 0) &
guard=$!
wait $program; code=$?
kill $guard 2>/dev/null
wait $guard && [ -n "$BILLFOLD_TEMPORARY" ] && rm -rf -- "$BILLFOLD_TEMPORARY"
exit $code`

/** Starts a program that ends with this process. What it says stands on `stderr`. On Windows it outlives a process that is killed. */
export function spawnGuarded({ program, arguments: words, environment, user, temporaryFolder = '' }: GuardedProgram): ChildProcess {
  if (process.platform === 'win32')
    return spawn(program, [...words], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] })
  return spawn('/bin/sh', ['-c', guard, 'guard', program, ...words], {
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
    env: { ...environment, BILLFOLD_TEMPORARY: temporaryFolder },
    cwd: '/',
    // Ctrl+C in a terminal is for the cloud, which ends its database last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}
