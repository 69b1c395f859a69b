import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Tables } from '../database/tables.js'

/** What may happen to an account that its person should know of. */
export type EventKind =
  | 'created'
  | 'logged-in'
  | 'logged-out'
  | 'session-ended'
  | 'token-reused'
  | 'keys-kept'
  | 'shares-given'
  | 'email-changed'
  | 'code-locked'

export interface AccountEvent {
  readonly account: string
  readonly at: number
  readonly kind: EventKind
  /** Which browser it was, in a few words. */
  readonly device: string
  readonly details?: Readonly<Record<string, string>>
}

/** Notes what happened, for the person to read. */
export async function noteEvent(run: Kysely<Tables>, { details = {}, ...event }: AccountEvent): Promise<void> {
  await run
    .insertInto('account_events')
    .values({ ...event, id: randomUUID(), details: JSON.stringify(details) })
    .execute()
}
