import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { SessionRow } from '../database/account-tables.js'
import type { Tables } from '../database/tables.js'
import type { AccountTools } from './account-tools.js'
import { noteEvent } from './events.js'
import { refuse } from './refusals.js'
import type { UnlockKeys } from './shares/unlock-keys.js'
import { readRefreshToken, refreshToken } from './tokens/refresh-tokens.js'

/** How long a session lasts after its last use, how long a login counts as fresh, and how long a lost answer may be asked for again. */
const lifetimes = { session: 30 * 86_400_000, fresh: 600_000, lostAnswer: 30_000 } as const

/** Tokens of a session, as its browser is given them. */
export interface SessionTokens {
  readonly access: string
  readonly refresh: string
  readonly expiresAt: number
  /** Opens the auth share that the browser keeps. */
  readonly unlock: string
}

export type NewSession = Pick<SessionRow, 'account' | 'thumbprint' | 'provider' | 'device'>

/** Begins a session for somebody who has just logged in. */
export async function beginSession(
  run: Kysely<Tables>,
  fresh: NewSession,
  { now, unlocks }: { readonly now: number; readonly unlocks: UnlockKeys },
): Promise<SessionRow> {
  const id = randomBytes(16).toString('base64url')
  const times = { created_at: now, seen_at: now, turned_at: now, fresh_until: now + lifetimes.fresh, expires_at: now + lifetimes.session }
  const row = { ...fresh, ...times, ...(await unlocks.draw(id)), id, turn: 0 }
  await run.deleteFrom('account_sessions').where('expires_at', '<=', now).execute()
  await run.insertInto('account_sessions').values(row).execute()
  return row
}

/** Undefined for one that is over. */
export function findSession({ database, now }: Pick<AccountTools, 'database' | 'now'>, id: string): Promise<SessionRow | undefined> {
  return database.queries.selectFrom('account_sessions').selectAll().where('id', '=', id).where('expires_at', '>', now()).executeTakeFirst()
}

export async function tokensOf(
  { keys, access, unlocks }: Pick<AccountTools, 'keys' | 'access' | 'unlocks'>,
  session: SessionRow,
): Promise<SessionTokens> {
  const { id, account, thumbprint, turn } = session
  const issued = await access.issue({ account, thumbprint, session: id })
  return { ...issued, refresh: refreshToken(keys, { session: id, turn }), unlock: await unlocks.open(session) }
}

/** Takes a refresh token in and gives the next one out. One that was turned in before ends its session: somebody else has it. */
export async function turnSession(tools: AccountTools, token: string, thumbprint: string): Promise<SessionTokens> {
  const said = readRefreshToken(tools.keys, token)
  const session = said && (await findSession(tools, said.session))
  if (said === undefined || session === undefined) throw refuse('session')
  if (session.thumbprint !== thumbprint) throw refuse('proof')
  // Before the turn counts: a secret that is away for an hour must not cost the session.
  await tools.unlocks.open(session)
  const now = tools.now()
  const next = { turn: said.turn + 1, turned_at: now, seen_at: now, expires_at: now + lifetimes.session }
  const turned = await tools.database.queries
    .updateTable('account_sessions')
    .set(next)
    .where('id', '=', session.id)
    .where('turn', '=', said.turn)
    .returningAll()
    .executeTakeFirst()
  return tokensOf(tools, turned ?? (await answerAgain(tools, session.id, said.turn)))
}

/** Two tabs may ask at once, and an answer may be lost: for a moment the same token gives the same answer. */
async function answerAgain(tools: AccountTools, id: string, turn: number): Promise<SessionRow> {
  const session = await findSession(tools, id)
  if (session === undefined) throw refuse('session')
  if (session.turn === turn + 1 && tools.now() - session.turned_at <= lifetimes.lostAnswer) return session
  await endSession(tools, session, 'token-reused')
  tools.tell('token-reused')
  throw refuse('reused')
}

/** Ends a session, and says why to the person. */
export async function endSession(
  { database, now }: Pick<AccountTools, 'database' | 'now'>,
  { id, account, device }: Pick<SessionRow, 'id' | 'account' | 'device'>,
  kind: 'logged-out' | 'session-ended' | 'token-reused',
): Promise<void> {
  const { queries } = database
  const ended = await queries.deleteFrom('account_sessions').where('id', '=', id).returning('id').executeTakeFirst()
  if (ended !== undefined) await noteEvent(queries, { account, device, kind, at: now() })
}
