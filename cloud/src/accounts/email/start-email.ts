import type { AccountTools } from '../account-tools.js'
import { type OpenFlow, findFlow, keepFlow, newFlow } from '../login-flows.js'
import { refuse } from '../refusals.js'
import { codeLimits, countCodeMail, takeTurn } from './code-limits.js'
import { readEmail } from './email-address.js'
import { type SentCode, sendCode, sendLink } from './send-code.js'

export interface EmailStart {
  readonly projectId: string
  readonly email: string
  readonly locale: string
  readonly thumbprint: string
  readonly device: string
  readonly place: string
}

export interface StartedEmail extends SentCode {
  readonly flow: string
  readonly next: 'code' | 'device'
}

/** How many codes may be asked for from one place in the time of the rate limit, whatever the addresses. */
const startsFromPlace = 60

/** Counts who asks for codes. */
export function countStart({ config, countCall }: Pick<AccountTools, 'config' | 'countCall'>, place: string): Promise<void> {
  return countCall(`code ${place}`, Math.ceil(config.rateLimit.calls / startsFromPlace))
}

/** Begins a login by e-mail. What is answered does not depend on whether the address has an account. */
export async function startEmail(tools: AccountTools, start: EmailStart): Promise<StartedEmail> {
  const email = readEmail(start.email)
  await countStart(tools, start.place)
  if ((await tools.findProject(start.projectId)) === undefined) throw refuse('project')
  const begun = await beginOnce(tools, { ...start, email })
  const next = begun.flow.step === 'device' ? 'device' : 'code'
  if (!begun.isNew) return { flow: begun.flow.id, next, ...timesOf(begun.flow) }
  const addressed = { ...begun.flow, to: email }
  const times = await (next === 'device' ? sendLink(tools, addressed) : sendCode(tools, addressed))
  return { flow: begun.flow.id, next, ...times }
}

/** The same browser that asks again at once, as from a second tab, goes on with the login that it has. */
async function beginOnce(tools: AccountTools, start: EmailStart): Promise<{ readonly flow: OpenFlow; readonly isNew: boolean }> {
  const { projectId: project, email, thumbprint, place, locale, device } = start
  const now = tools.now()
  const step = tools.accounts.deviceLinks && !(await isKnown(tools, start)) ? 'device' : 'code'
  return tools.database.queries.transaction().execute(async (run) => {
    await takeTurn(run, { project, email })
    const open = await run
      .selectFrom('login_flows')
      .selectAll()
      .where('project', '=', project)
      .where('email', '=', email)
      .where('thumbprint', '=', thumbprint)
      .where('kind', '=', 'email')
      .where('step', 'in', ['code', 'device'])
      .where('sent_at', '>', now - codeLimits.between)
      .executeTakeFirst()
    if (open !== undefined) return { flow: open, isNew: false }
    await countCodeMail(run, { project, email, place }, now)
    const row = newFlow({ ...{ project, email, thumbprint, step, kind: 'email' }, sent_at: now, details: { locale, device, place } }, now)
    await keepFlow({ database: { ...tools.database, queries: run }, now: tools.now }, row)
    const flow = await findFlow({ database: { ...tools.database, queries: run }, now: tools.now }, row.id)
    if (flow === undefined) throw new Error('A login that was just begun is not there.')
    return { flow, isNew: true }
  })
}

/** True for a browser that has logged in by this address before. */
async function isKnown({ database }: AccountTools, { projectId, email, thumbprint }: EmailStart): Promise<boolean> {
  const found = await database.queries
    .selectFrom('account_identities')
    .innerJoin('account_browsers', 'account_browsers.account', 'account_identities.account')
    .select('account_browsers.thumbprint')
    .where('account_identities.project', '=', projectId)
    .where('provider', '=', 'email')
    .where('subject', '=', email)
    .where('thumbprint', '=', thumbprint)
    .executeTakeFirst()
  return found !== undefined
}

/** What was told when the mail was sent. */
export function timesOf({ sent_at, code_until }: Pick<OpenFlow, 'sent_at' | 'code_until'>): SentCode {
  const at = sent_at ?? 0
  return { resendAt: at + codeLimits.between, expiresAt: code_until ?? at }
}
