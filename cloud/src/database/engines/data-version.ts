import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The major version of PostgreSQL that both databases of our own are. */
const version = '18'

/** Files that another major version wrote, which PostgreSQL reads only after a dump. */
class OtherVersion extends Error {
  constructor(files: string, found: string) {
    super(
      `${files} was written by PostgreSQL ${found}, and this is ${version}. Start it with the cloud that wrote it and move it with pg_dump, or name another dataFolder.`,
    )
  }
}

/** Files that PostgreSQL cannot be started on. */
export class DamagedFiles extends Error {
  constructor(files: string, said: string, cause?: unknown) {
    super(`PostgreSQL could not be started in ${files}: ${said} ${remedyOf(said)}`, { cause })
  }
}

function remedyOf(said: string): string {
  if (/No space left|Disk quota|ENOSPC/i.test(said)) return 'Nothing is lost: make room on the disk, and start the cloud again.'
  return 'Nothing was changed. If its files are damaged, put a backup in their place, or name another dataFolder.'
}

/** Whether there are files of PostgreSQL in a folder. Throws for those of another version, and for what has lost its version. */
export async function hasData(files: string): Promise<boolean> {
  const found = await readFile(join(files, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (found !== undefined && found.trim() !== version) throw new OtherVersion(files, found.trim())
  if (found === undefined && !(await isEmpty(files))) throw new DamagedFiles(files, 'the file PG_VERSION is missing.')
  return found !== undefined
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.length === 0
}
