import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Folders of this process: its own number in a file does not tell one cloud in it from another. */
const own = new Set<string>()

/** Keeps a second cloud out of a folder that one may have open alone. Resolves to the undo. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'cloud.pid')
  if (own.has(file)) throw held(folder, process.pid, file)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await takeFile(file, folder)
  } catch (cause) {
    throw isRefusal(cause) ? new Error(unusable(folder, cause), { cause }) : cause
  }
  own.add(file)
  return async () => {
    own.delete(file)
    await rm(file, { force: true })
  }
}

/** Writes the number of this process where there is none: two that come together cannot both have made the file. */
async function takeFile(file: string, folder: string): Promise<void> {
  for (;;) {
    try {
      return await writeFile(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await holderOf(file)
    if (holder !== undefined) throw held(folder, holder, file)
    // Left by a process that ended without a word.
    await rm(file, { force: true })
  }
}

function held(folder: string, holder: number, file: string): Error {
  return new Error(`${inUse(folder, holder)} If that process is no cloud, remove ${file}.`)
}

const refusals: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'ENOSPC', 'EDQUOT', 'EEXIST'])

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && refusals.has(error.code)
}

function unusable(folder: string, { code }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${folder} cannot be written: the disk is full. Make room on it, and start the cloud again.`
  return `${folder} cannot be written (${code}): let the user that runs the cloud write there, or name another folder as dataFolder.`
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

/** Whether there is such a process, whoever runs it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
