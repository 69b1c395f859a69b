import type { Database } from '../../database/database.js'
import type { ShareRow } from '../../database/account-tables.js'
import type { KeyHolder } from './key-holder.js'
import { keepRenewed, useOfShare } from './share-box.js'
import type { UnlockKeys } from './unlock-keys.js'

export interface ResealOptions {
  readonly database: Database
  readonly holders: Readonly<Record<ShareRow['kind'], KeyHolder>>
  readonly unlocks: UnlockKeys
}

/** What stands under the newest secrets now, and what could not be opened. */
export interface Resealed {
  readonly renewed: number
  readonly unchanged: number
  /** Names of keys that are not there. */
  readonly missing: readonly string[]
}

/** Rows that are read at once. */
const page = 200

/** Puts everything that a secret seals under the newest one, while people go on using it. Then older secrets can be taken away. */
export async function reseal({ database, holders, unlocks }: ResealOptions): Promise<Resealed> {
  const counts = { renewed: 0, unchanged: 0 }
  const missing = new Set<string>()
  const count = async (keyId: string, open: () => Promise<boolean>): Promise<void> => {
    try {
      counts[(await open()) ? 'renewed' : 'unchanged'] += 1
    } catch {
      // The command says which secrets are missing.
      missing.add(keyId)
    }
  }
  for await (const row of rowsOf(database)) {
    await count(row.key_id, () => resealShare({ database, holders }, row))
  }
  const sessions = await database.queries.selectFrom('account_sessions').select(['id', 'unlock_key', 'unlock_key_id']).execute()
  for (const session of sessions) await count(session.unlock_key_id, () => unlocks.renew(session))
  return { ...counts, missing: [...missing] }
}

async function* rowsOf({ queries }: Database): AsyncGenerator<ShareRow> {
  const accounts = await queries.selectFrom('account_shares').select('account').distinct().orderBy('account').execute()
  for (let start = 0; start < accounts.length; start += page) {
    const some = accounts.slice(start, start + page).map(({ account }) => account)
    yield* await queries.selectFrom('account_shares').selectAll().where('account', 'in', some).execute()
  }
}

/** The key of a share under the newest secret. False when it is there already. */
async function resealShare({ database, holders }: Pick<ResealOptions, 'database' | 'holders'>, row: ShareRow): Promise<boolean> {
  const { renewed } = await holders[row.kind].unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, useOfShare(row))
  if (renewed !== undefined) await keepRenewed(database, row, renewed)
  return renewed !== undefined
}
