import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Folders of this process: its own number in a file does not tell one cloud in it from another. */
const own = new Set<string>()

/** Keeps a second cloud out of a folder that one may have open alone. Resolves to the undo. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'cloud.pid')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const holder = own.has(file) ? process.pid : await holderOf(file)
  if (holder !== undefined) {
    throw new Error(`${inUse(folder, holder)} If that process is no cloud, remove ${file}.`)
  }
  own.add(file)
  await writeFile(file, String(process.pid))
  return async () => {
    own.delete(file)
    await rm(file, { force: true })
  }
}

/** The words for a folder that somebody has. */
export function inUse(folder: string, holder: number | string = 'that is not known'): string {
  return `${folder} is in use by process ${holder}: two clouds cannot share a folder. Name another one as dataFolder, or a server as databaseUrl, which they can share.`
}

/** The process that has a folder; undefined when none does, or it has ended without a word. */
async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const holder = Number(text)
  // In a container every start has the same number.
  return Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder) ? holder : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
