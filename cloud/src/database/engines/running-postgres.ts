import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isAlive } from './lock-folder.js'
import { clusterOwner, passwordFile } from './postgres-cluster.js'

/** The address of the PostgreSQL that a running cloud has in a folder; undefined when none runs there. */
export async function runningPostgres(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined
  try {
    const [pid = '', , , port = ''] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    if (!isAlive(Number(pid))) return undefined
    const password = await readFile(passwordFile(folder), 'utf8')
    return `postgres://${clusterOwner}:${password}@127.0.0.1:${port.trim()}/postgres`
  } catch (error) {
    // No such file: nobody runs there.
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}
