import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Makes a child end with this process at the latest, even when this one is killed. */
export function endWithThisProcess(child: ChildProcess): void {
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  if (child.pid !== undefined) watch(child, child.pid)
}

function watch(child: ChildProcess, pid: number): void {
  const program = fileURLToPath(new URL('./watch-parent.mjs', import.meta.url))
  const watcher = spawn(process.execPath, [program, String(pid)], { stdio: ['pipe', 'ignore', 'inherit'] })
  child.once('exit', () => watcher.kill('SIGKILL'))
  // It waits for this process, and not the other way round.
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
}
