import { createHash, randomBytes } from 'node:crypto'

import type { AccountTools } from '../account-tools.js'
import type { OpenFlow } from '../login-flows.js'
import { type CodeMailFacts, codeMail, linkMail } from '../mail/login-mail.js'
import { codeLimits } from './code-limits.js'
import { codeDigest, codeRules, drawCode } from './codes.js'

/** When a code may be sent again, and until when it is good. */
export interface SentCode {
  readonly resendAt: number
  readonly expiresAt: number
}

type SendTools = Pick<AccountTools, 'database' | 'keys' | 'mailer' | 'now' | 'tell'>
type Addressed = Pick<OpenFlow, 'id' | 'project' | 'details'> & { readonly to: string }

/** Draws a code, and mails it. The last one of the same login is good no more. */
export async function sendCode(tools: SendTools, flow: Addressed, lead: CodeMailFacts['lead'] = 'codeLead'): Promise<SentCode> {
  const { keys, database, mailer, now } = tools
  const code = drawCode()
  const sentAt = now()
  const fresh = { step: 'code', code_digest: codeDigest(keys, flow.id, code), code_until: sentAt + codeRules.lifetime, tries: 0 } as const
  await database.queries
    .updateTable('login_flows')
    .set({ ...fresh, sent_at: sentAt })
    .where('id', '=', flow.id)
    .where('step', '<>', 'done')
    .execute()
  const minutes = codeRules.lifetime / 60_000
  const mail = await codeMail({ ...factsOf(tools, flow), code, minutes, lead })
  await sent(tools, flow, sentAt, () => mailer.send(flow.to, mail))
  tools.tell('code-sent')
  return { resendAt: sentAt + codeLimits.between, expiresAt: sentAt + codeRules.lifetime }
}

/** Mails a link that confirms the browser. */
export async function sendLink(tools: AccountTools, flow: Addressed): Promise<SentCode> {
  const token = randomBytes(24).toString('base64url')
  const sentAt = tools.now()
  await tools.database.queries
    .updateTable('login_flows')
    .set({ token_digest: tokenDigest(token), sent_at: sentAt, code_until: sentAt + codeRules.lifetime })
    .where('id', '=', flow.id)
    .execute()
  const url = `${tools.baseUrl()}${linkPath}/${token}`
  const mail = await linkMail({ ...factsOf(tools, flow), url })
  await sent(tools, flow, sentAt, () => tools.mailer.send(flow.to, mail))
  return { resendAt: sentAt + codeLimits.between, expiresAt: sentAt + codeRules.lifetime }
}

/** Where the links of mails lead. */
export const linkPath = '/accounts/v1/email/link'

export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function factsOf({ mailer }: Pick<AccountTools, 'mailer'>, { details }: Pick<OpenFlow, 'details'>) {
  return { app: mailer.app, locale: details['locale'] ?? 'en', device: details['device'] ?? '' }
}

/** A mail that was not sent does not count: the next may be asked for at once. */
async function sent(
  tools: Pick<AccountTools, 'database'>,
  { id, project, to }: Addressed,
  at: number,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    const { queries } = tools.database
    await queries.updateTable('login_flows').set({ sent_at: null }).where('id', '=', id).execute()
    await queries.deleteFrom('code_mails').where('project', '=', project).where('email', '=', to).where('sent_at', '=', at).execute()
    throw error
  }
}
