import { randomBytes } from 'node:crypto'
import { type Transaction, sql } from 'kysely'

import type { Tables } from '../database/tables.js'
import type { AccountTools } from './account-tools.js'
import { noteEvent } from './events.js'
import { beginSession, tokensOf } from './sessions.js'

/** Who somebody is at a provider, as it was proven a moment ago. */
export interface Identity {
  readonly project: string
  readonly provider: string
  readonly subject: string
  readonly email: string | null
  readonly username: string | null
}

export interface LogInOptions {
  readonly identity: Identity
  readonly thumbprint: string
  readonly device: string
}

/** Logs somebody in who has proven who it is. Who comes for the first time gets an account. */
export async function logIn(tools: AccountTools, { identity, thumbprint, device }: LogInOptions): Promise<object> {
  const now = tools.now()
  const { account, session, isNew } = await tools.database.queries.transaction().execute(async (run) => {
    const found = await accountOf(run, identity, now)
    const { id } = found
    if (found.isNew) await noteEvent(run, { account: id, at: now, kind: 'created', device })
    await run
      .insertInto('account_browsers')
      .values({ account: id, thumbprint, device, seen_at: now })
      .onConflict((conflict) => conflict.columns(['account', 'thumbprint']).doUpdateSet({ device, seen_at: now }))
      .execute()
    const begun = await beginSession(run, { account: id, thumbprint, provider: identity.provider, device }, { now, unlocks: tools.unlocks })
    await noteEvent(run, { account: id, at: now, kind: 'logged-in', device, details: { provider: identity.provider } })
    return { account: found, session: begun, isNew: found.isNew }
  })
  const { provider, email, username } = identity
  const shares = await tools.shares.give(account.id, thumbprint)
  tools.tell('logged-in')
  return {
    account: { id: account.id, email, provider, username, addresses: account.addresses ?? {} },
    ...{ isNew, session: session.id, ...(await tokensOf(tools, session)), freshUntil: session.fresh_until, shares, now },
  }
}

interface FoundAccount {
  readonly id: string
  readonly addresses: Readonly<Record<string, string>> | null
  readonly isNew: boolean
}

/** Two tabs may come for the first time at once: they take turns, and the second finds the account of the first. */
async function accountOf(run: Transaction<Tables>, identity: Identity, now: number): Promise<FoundAccount> {
  const { project, provider, subject, email, username } = identity
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${project} ${provider} ${subject}`}, 0))`.execute(run)
  const known = await run
    .updateTable('account_identities')
    .set({ email, username })
    .where('project', '=', project)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('account')
    .executeTakeFirst()
  if (known !== undefined) {
    const row = await run.selectFrom('accounts').select('addresses').where('id', '=', known.account).executeTakeFirstOrThrow()
    return { id: known.account, addresses: row.addresses, isNew: false }
  }
  const id = randomBytes(16).toString('base64url')
  await run.insertInto('accounts').values({ id, project, addresses: null, created_at: now }).execute()
  await run
    .insertInto('account_identities')
    .values({ ...identity, account: id, created_at: now })
    .execute()
  return { id, addresses: null, isNew: true }
}
