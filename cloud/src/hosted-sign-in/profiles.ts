import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'

import type { SignInProfileRow } from '../database/sign-in-tables.js'
import type { SignInTools } from './sign-in-tools.js'

type ProfileTools = Pick<SignInTools, 'database' | 'now'>

/** An account of a project on its network. */
export interface ProfileAccount {
  readonly project: string
  readonly chainId: string
  readonly address: string
}

/** What is known of a sign-in beside its account. */
export interface ProfileFacts {
  /** An address that was confirmed for it. */
  readonly email: string | undefined
  readonly method: string | undefined
  readonly wallet: string | undefined
}

/** Keeps that an account has signed in, and gives what is known of it. The first sign-in of an address begins its profile, on whatever network. */
export async function keepProfile(
  { database, now }: ProfileTools,
  { project, chainId, address }: ProfileAccount,
  { email, method, wallet }: ProfileFacts,
): Promise<Pick<SignInProfileRow, 'profile' | 'email'>> {
  const at = now()
  const known = await emailOf({ database, now }, { project, chainId, address })
  const confirmed = email ?? known
  return database.queries.transaction().execute(async (run) => {
    const other = await run
      .selectFrom('sign_in_profiles')
      .select(['profile', 'email'])
      .where('project', '=', project)
      .where('address', '=', address)
      .orderBy('created_at')
      .executeTakeFirst()
    const fresh = { email: confirmed ?? other?.email ?? null, method: method ?? 'unknown', wallet: wallet ?? null, signed_in_at: at }
    return run
      .insertInto('sign_in_profiles')
      .values({
        ...{ id: randomUUID(), project, chain: chainId, address, profile: other?.profile ?? randomUUID() },
        ...{ metadata: null, created_at: at, updated_at: at },
        ...fresh,
      })
      .onConflict((conflict) => conflict.columns(['project', 'chain', 'address']).doUpdateSet({ ...fresh, updated_at: at }))
      .returning(['profile', 'email'])
      .executeTakeFirstOrThrow()
  })
}

/** Finds what is known of an account that has signed in. */
export function findProfile(
  { database }: ProfileTools,
  { project, chainId, address }: ProfileAccount,
): Promise<Selectable<SignInProfileRow> | undefined> {
  return database.queries
    .selectFrom('sign_in_profiles')
    .selectAll()
    .where('project', '=', project)
    .where('chain', '=', chainId)
    .where('address', '=', address)
    .executeTakeFirst()
}

/** An account of the embedded wallet has confirmed its address when it logged in. */
async function emailOf({ database }: ProfileTools, { project, chainId, address }: ProfileAccount): Promise<string | undefined> {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  const owner = await database.queries
    .selectFrom('accounts')
    .innerJoin('account_identities', 'account_identities.account', 'accounts.id')
    .select('account_identities.email')
    .where('accounts.project', '=', project)
    .where('account_identities.provider', '=', 'email')
    .where(sql<boolean>`accounts.addresses @> ${JSON.stringify({ [namespace]: address })}::jsonb`)
    .executeTakeFirst()
  return owner?.email ?? undefined
}
