import * as v from 'valibot'

import type { AccountTools } from '../account-tools.js'
import { refuse } from '../refusals.js'

/** An address as an account has it. */
export interface EmailIdentity {
  readonly project: string
  readonly subject: string
}

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

/** An address as it is kept and compared. Throws a refusal for what is none. */
export function readEmail(text: string): string {
  const read = v.safeParse(address, text)
  if (!read.success) throw refuse('email')
  return read.output
}

/** The address that an account logs in by, and its project; undefined for one that logs in at a provider. */
export function emailOf({ database }: Pick<AccountTools, 'database'>, account: string): Promise<EmailIdentity | undefined> {
  return database.queries
    .selectFrom('account_identities')
    .select(['project', 'subject'])
    .where('account', '=', account)
    .where('provider', '=', 'email')
    .executeTakeFirst()
}
