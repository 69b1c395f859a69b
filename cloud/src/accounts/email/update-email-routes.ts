import * as v from 'valibot'

import { Refusal } from '../../http/refusal.js'
import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { noteEvent } from '../events.js'
import { type OpenFlow, findFlow, flowOf, keepFlow, newFlow } from '../login-flows.js'
import { changedMail } from '../mail/login-mail.js'
import { refuse } from '../refusals.js'
import { type SessionCall, sessionRoute } from '../routes/account-route.js'
import { countCodeMail, takeTurn } from './code-limits.js'
import { takeCode } from './codes.js'
import { emailOf, readEmail } from './email-address.js'
import { flowId, locale, sixDigits } from './email-routes.js'
import { type SentCode, factsOf, sendCode } from './send-code.js'
import { countStart } from './start-email.js'

const start = v.object({ email: v.string(), locale })
const answer = v.object({ flow: flowId, code: sixDigits })

/** Another address for an account: a code to the old one, and one to the new one. */
export function updateEmailRoutes(tools: AccountTools): readonly Route[] {
  const flowIn = async (call: SessionCall<v.InferOutput<typeof answer>>, stage: 'old' | 'new'): Promise<OpenFlow> => {
    const flow = await flowOf(tools, { id: call.body.flow, kind: ['email-update'], thumbprint: call.thumbprint })
    if (flow.account !== call.session.account || flow.details['stage'] !== stage) throw refuse('flow')
    return flow
  }
  return [
    sessionRoute(tools, 'POST /accounts/v1/email/update/start', start, async (call) => {
      const email = readEmail(call.body.email)
      await countStart(tools, call.place)
      const identity = await emailOf(tools, call.session.account)
      if (identity === undefined || identity.subject === email) throw refuse('email')
      const details = { stage: 'old', old: identity.subject, locale: call.body.locale, device: call.device }
      return ask(tools, call, { ...identity, email, details })
    }),
    sessionRoute(tools, 'POST /accounts/v1/email/update/verify-old', answer, async (call) => {
      const flow = await flowIn(call, 'old')
      await takeCode(tools, flow, call.body.code)
      return ask(tools, call, { project: flow.project, email: flow.email ?? '', details: { ...flow.details, stage: 'new' } })
    }),
    sessionRoute(tools, 'POST /accounts/v1/email/update/verify-new', answer, async (call) => {
      const flow = await flowIn(call, 'new')
      await takeCode(tools, flow, call.body.code)
      return change(tools, flow, call)
    }),
  ]
}

interface Asked {
  readonly project: string
  /** The address that the account shall have. */
  readonly email: string
  readonly details: Readonly<Record<string, string>>
}

type Asking = Pick<SessionCall<unknown>, 'session' | 'thumbprint' | 'place'>

/** Sends the code of a stage. One whose mail was not taken can be sent again by its flow. */
async function ask(tools: AccountTools, { session, thumbprint, place }: Asking, { project, email, details }: Asked): Promise<object> {
  const isOld = details['stage'] === 'old'
  const to = (isOld ? details['old'] : email) ?? ''
  const fields = { project, email, thumbprint, details, account: session.account, kind: 'email-update', step: 'code' } as const
  const row = newFlow(fields, tools.now())
  await keepFlow(tools, row)
  const flow = await findFlow(tools, row.id)
  if (flow === undefined) throw refuse('flow')
  try {
    await tools.database.queries.transaction().execute(async (run) => {
      await takeTurn(run, { project, email: to })
      await countCodeMail(run, { project, email: to, place }, tools.now())
    })
    const times: SentCode = await sendCode(tools, { ...flow, to }, isOld ? 'codeOldLead' : 'codeNewLead')
    return { flow: flow.id, ...times, now: tools.now() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal({ ...error.options, more: { ...error.options.more, flow: flow.id } })
  }
}

async function change(tools: AccountTools, flow: OpenFlow, { session, device }: SessionCall<unknown>): Promise<object> {
  const { project } = flow
  const [email, old] = [flow.email ?? '', flow.details['old'] ?? '']
  const { account } = session
  await tools.database.queries.transaction().execute(async (run) => {
    await takeTurn(run, { project, email })
    const owner = run.selectFrom('account_identities').select('account').where('project', '=', project).where('provider', '=', 'email')
    // Whoever asks has shown by now that the address is theirs: to them it may be told.
    if ((await owner.where('subject', '=', email).executeTakeFirst()) !== undefined) throw refuse('email-taken')
    const changed = await run
      .updateTable('account_identities')
      .set({ subject: email, email })
      .where('project', '=', project)
      .where('provider', '=', 'email')
      .where('subject', '=', old)
      .where('account', '=', account)
      .returning('account')
      .executeTakeFirst()
    if (changed === undefined) throw refuse('flow')
    await noteEvent(run, { account, device, at: tools.now(), kind: 'email-changed', details: { from: old, to: email } })
  })
  // The change is made: a mail that cannot be sent takes nothing of it back, and the mailer has logged it.
  const mail = await changedMail(factsOf(tools, flow))
  await tools.mailer.send(old, mail).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  return { email }
}
