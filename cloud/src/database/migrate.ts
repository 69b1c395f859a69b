import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import { items } from './migrations/0001-items.js'
import { relay } from './migrations/0002-relay.js'
import { callCounts } from './migrations/0003-call-counts.js'
import { figures } from './migrations/0004-figures.js'
import { relayRetries } from './migrations/0005-relay-retries.js'
import { chainIndex } from './migrations/0006-chain-index.js'
import { accounts } from './migrations/0007-accounts.js'
import { sessionUnlock } from './migrations/0008-session-unlock.js'
import { names } from './migrations/0009-names.js'
import { hostedSignIn } from './migrations/0010-hosted-sign-in.js'
import { onrampOrders } from './migrations/0011-onramp-orders.js'
import { exchangeOrders } from './migrations/0012-exchange-orders.js'
import type { Tables } from './tables.js'

/** Every step from an empty database to this version, in order. A step that was published is never changed: another one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-items': items,
  '0002-relay': relay,
  '0003-call-counts': callCounts,
  '0004-figures': figures,
  '0005-relay-retries': relayRetries,
  '0006-chain-index': chainIndex,
  '0007-accounts': accounts,
  '0008-session-unlock': sessionUnlock,
  '0009-names': names,
  '0010-hosted-sign-in': hostedSignIn,
  '0011-onramp-orders': onrampOrders,
  '0012-exchange-orders': exchangeOrders,
}

/** Brings a database up to date. Several clouds may start at once: they take turns, by a lock in the database. */
export async function migrate(queries: Kysely<Tables>, steps: Readonly<Record<string, Migration>> = migrations): Promise<void> {
  const migrator = new Migrator({ db: queries, provider: { getMigrations: () => Promise.resolve({ ...steps }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (failed !== undefined)
    throw new Error(`The database could not be brought up to date: step ${failed} failed, and nothing of it was kept.`, { cause: error })
  if (error instanceof Error && error.message.includes('is missing')) {
    throw new Error('The database was written by a newer version of the cloud: start that one, or name another database.', { cause: error })
  }
  throw new Error('The database could not be brought up to date.', { cause: error })
}
