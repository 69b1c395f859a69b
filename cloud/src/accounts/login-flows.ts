import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'

import type { FlowRow } from '../database/account-tables.js'
import type { Tables } from '../database/tables.js'
import type { AccountTools } from './account-tools.js'
import { refuse } from './refusals.js'

/** How long a login may take, in milliseconds. What was mailed or asked of a provider ends sooner. */
const flowLifetime = 3_600_000

export type OpenFlow = Readonly<{ [Key in keyof FlowRow]: Key extends 'details' ? Readonly<Record<string, string>> : FlowRow[Key] }>

type FlowTools = Pick<AccountTools, 'database' | 'now'>
type NewFlow = Pick<FlowRow, 'project' | 'kind' | 'thumbprint' | 'step'> &
  Partial<Pick<FlowRow, 'account' | 'email' | 'provider' | 'token_digest' | 'sent_at'>> & {
    readonly details?: Readonly<Record<string, string>>
  }

/** The row of a login that begins. */
export function newFlow({ details = {}, ...fields }: NewFlow, now: number): Insertable<FlowRow> & { readonly id: string } {
  return {
    ...{ account: null, email: null, provider: null, code_digest: null, code_until: null, sent_at: null, token_digest: null },
    ...fields,
    ...{ id: randomBytes(18).toString('base64url'), tries: 0, details: JSON.stringify(details), expires_at: now + flowLifetime },
  }
}

/** Keeps a login that begins, and forgets those that are over. */
export async function keepFlow({ database, now }: FlowTools, row: Insertable<Tables['login_flows']>): Promise<void> {
  await database.queries.deleteFrom('login_flows').where('expires_at', '<=', now()).execute()
  await database.queries.insertInto('login_flows').values(row).execute()
}

/** Undefined for one that is over. */
export function findFlow({ database, now }: FlowTools, id: string): Promise<OpenFlow | undefined> {
  return database.queries.selectFrom('login_flows').selectAll().where('id', '=', id).where('expires_at', '>', now()).executeTakeFirst()
}

export interface FlowClaim {
  readonly id: string
  readonly kind: readonly FlowRow['kind'][]
  readonly thumbprint: string
}

/** The login that a browser began. Throws a refusal when there is none, and when another browser began it. */
export async function flowOf(tools: FlowTools, { id, kind, thumbprint }: FlowClaim): Promise<OpenFlow> {
  const flow = await findFlow(tools, id)
  if (flow === undefined || !kind.includes(flow.kind)) throw refuse('flow')
  if (flow.thumbprint !== thumbprint) throw refuse('proof')
  return flow
}

/** Ends a login, for the one call that comes first. */
export async function finishFlow({ database }: FlowTools, { id, step }: Pick<OpenFlow, 'id' | 'step'>): Promise<boolean> {
  const done = await database.queries
    .updateTable('login_flows')
    .set({ step: 'done' })
    .where('id', '=', id)
    .where('step', '=', step)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}
