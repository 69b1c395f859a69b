import { type Transaction, sql } from 'kysely'

import type { Tables } from '../../database/tables.js'
import { refuse } from '../refusals.js'

/** Between two codes for one address, in milliseconds; and how many it gets in an hour from one place, and in a day from all. */
export const codeLimits = { between: 30_000, hourFromPlace: 10, day: 30 } as const

const hour = 3_600_000
const day = 24 * hour

export interface CodeMail {
  readonly project: string
  readonly email: string
  /** The place in the network that asks. */
  readonly place: string
}

/** Calls that come for one address take turns, until their transaction ends. */
export async function takeTurn(run: Transaction<Tables>, { project, email }: Pick<CodeMail, 'project' | 'email'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${project} ${email}`}, 0))`.execute(run)
}

/** Counts a code that will be sent. Throws a refusal when the last was sent a moment ago, or when there were too many. */
export async function countCodeMail(run: Transaction<Tables>, mail: CodeMail, now: number): Promise<void> {
  await run
    .deleteFrom('code_mails')
    .where('sent_at', '<=', now - day)
    .execute()
  const sent = await run
    .selectFrom('code_mails')
    .select(['place', 'sent_at'])
    .where('project', '=', mail.project)
    .where('email', '=', mail.email)
    .orderBy('sent_at', 'desc')
    .execute()
  const [last] = sent
  if (last !== undefined && now < last.sent_at + codeLimits.between)
    throw refuse('too-early', { retryAfter: secondsTo(last.sent_at + codeLimits.between, now) })
  const near = sent.filter(({ place, sent_at }) => place === mail.place && sent_at > now - hour)
  const first = near.length >= codeLimits.hourFromPlace ? near.at(-1) : undefined
  if (first !== undefined) throw refuse('too-many', { retryAfter: secondsTo(first.sent_at + hour, now) })
  const oldest = sent.length >= codeLimits.day ? sent.at(-1) : undefined
  if (oldest !== undefined) throw refuse('too-many', { retryAfter: secondsTo(oldest.sent_at + day, now) })
  await run
    .insertInto('code_mails')
    .values({ ...mail, sent_at: now })
    .execute()
}

function secondsTo(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1_000))
}
