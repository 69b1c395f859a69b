import { keyHolders } from '../accounts/shares/key-holders.js'
import { reseal } from '../accounts/shares/reseal.js'
import { UnlockKeys } from '../accounts/shares/unlock-keys.js'
import type { CloudConfig } from '../config/config.js'
import { runningPostgres } from '../database/engines/running-postgres.js'
import { connectDatabase } from '../database/open-database.js'
import { createLogger } from '../operations/logger.js'

/** Puts all shares under the newest secrets. Gives the sentence that says so; rejects when a secret is missing. */
export async function resealShares(config: CloudConfig): Promise<string> {
  if (config.accounts === undefined) throw new Error('The configuration has no accounts: there is nothing to reseal.')
  const { log } = createLogger(config)
  const running = config.databaseUrl === undefined ? await runningPostgres(config.dataFolder) : undefined
  const database = await connectDatabase(running === undefined ? config : { databaseUrl: running }, log)
  try {
    const holders = keyHolders(config)
    const { renewed, unchanged, missing } = await reseal({
      database,
      holders,
      unlocks: new UnlockKeys({ database, log, holder: holders.auth }),
    })
    const done = `${renewed} keys of shares and sessions are under the newest secrets now, ${unchanged} were before.`
    if (missing.length > 0)
      throw new Error(`${done} Secrets of these keys are missing: ${missing.join(', ')}. Put them back, and do it again.`)
    return `${done} Older secrets can be taken away.`
  } finally {
    await database.close()
  }
}
