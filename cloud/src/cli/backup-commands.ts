import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'

import { readBackup } from '../backup/read-backup.js'
import { writeBackup } from '../backup/write-backup.js'
import type { CloudConfig } from '../config/config.js'
import type { Database } from '../database/database.js'
import { runningPostgres } from '../database/engines/running-postgres.js'
import { connectDatabase, openDatabase } from '../database/open-database.js'
import { createLogger } from '../operations/logger.js'

/** Writes a backup beside its place, and puts it there when it is whole. Gives the sentence that says so. */
export async function backUp(config: CloudConfig, file: string): Promise<string> {
  const { log } = createLogger(config)
  const running = config.databaseUrl === undefined ? await runningPostgres(config.dataFolder) : undefined
  const database = await (running === undefined ? openDatabase(config, log) : connectDatabase({ databaseUrl: running }, log))
  return closing(database, async () => {
    const part = `${file}.part`
    const handle = await open(part, 'w', 0o600)
    try {
      const rows = await writeBackup(database.queries, async (lines) => void (await handle.write(lines)))
      await handle.sync()
      await rename(part, file)
      return `${rows} rows are in ${file}. It holds what people stored: keep it as safe as the database.`
    } finally {
      await handle.close()
    }
  })
}

/** Reads a backup into the empty database that a configuration names. Gives the sentence that says so. */
export async function restore(config: CloudConfig, file: string): Promise<string> {
  const database = await connectDatabase(config, createLogger(config).log)
  return closing(database, async () => {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
    return `${await readBackup(database.queries, lines)} rows of ${file} are in the database.`
  })
}

async function closing<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await database.close()
  }
}
