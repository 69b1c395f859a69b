import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const watchParent = fileURLToPath(new URL('./watch-parent.mjs', import.meta.url))

/** A process that starts one which never ends by itself, and prints its id; as `endWithThisProcess` does when it is watched. */
function startParent({ isWatched }: { readonly isWatched: boolean }): ChildProcess {
  const program = `
    import { spawn } from 'node:child_process'
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
    if (${isWatched}) spawn(process.execPath, [${JSON.stringify(watchParent)}, String(child.pid)], { stdio: ['pipe', 'ignore', 'ignore'] })
    console.log(child.pid)`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function pidOf({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new Error('The parent has no output')
  const [said] = (await once(stdout, 'data')) as [Buffer]
  return Number(said.toString())
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function killed(parent: ChildProcess): Promise<number> {
  const pid = await pidOf(parent)
  onTestFinished(() => void (runs(pid) && process.kill(pid, 'SIGKILL')))
  expect(runs(pid)).toBe(true)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  return pid
}

test('behavior: a killed parent leaves no child behind', async () => {
  const pid = await killed(startParent({ isWatched: true }))
  await expect.poll(() => runs(pid)).toBe(false)
})

test('behavior: without the watch it would', async () => {
  const pid = await killed(startParent({ isWatched: false }))
  await new Promise((done) => setTimeout(done, 500))
  expect(runs(pid)).toBe(true)
})
