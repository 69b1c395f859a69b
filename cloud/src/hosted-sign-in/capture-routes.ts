import * as v from 'valibot'

import { deviceName } from '../accounts/device-name.js'
import { countCodeMail, takeTurn } from '../accounts/email/code-limits.js'
import { takeCode } from '../accounts/email/codes.js'
import { readEmail } from '../accounts/email/email-address.js'
import { sendCode } from '../accounts/email/send-code.js'
import { countStart } from '../accounts/email/start-email.js'
import { findFlow, keepFlow, newFlow } from '../accounts/login-flows.js'
import { refuse } from '../accounts/refusals.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import type { Route } from '../http/route.js'
import { keepCapture, readCapture } from './captured-emails.js'
import type { SignInTools } from './sign-in-tools.js'

const ask = v.object({
  email: v.string(),
  account: v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}:[-.%a-zA-Z0-9]{1,128}$/)),
  locale: v.optional(v.pipe(v.string(), v.maxLength(35)), 'en'),
})
const answer = v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) })

/** An address of e-mail for an account, confirmed by a code. */
export function captureRoutes(tools: SignInTools): readonly Route[] {
  return [
    { name: 'POST /auth/v1/otp', access: 'project', answer: (call) => start(tools, call) },
    { name: 'PUT /auth/v1/otp', access: 'project', answer: (call) => confirm(tools, call) },
  ]
}

/**
 * Mails a code. Null stands for an address that needs none: it is told to the browser alone that has confirmed it, or anybody could
 * find out whose account an address of e-mail belongs to.
 */
async function start(tools: SignInTools, call: Call): Promise<Answer> {
  const read = v.safeParse(ask, call.body)
  if (!read.success) throw refuse('body')
  const { account, locale } = read.output
  const email = readEmail(read.output.email)
  const project = call.project?.id ?? ''
  const earlier = await readCapture(tools, { id: call.header('x-otp'), project, account })
  if (earlier?.email === email) return json({ uuid: null })
  const { mailer, now, database } = tools
  if (mailer === undefined) throw refuse('mail-down')
  await countStart(tools, call.place)
  const details = { account, locale, device: deviceName(call.header('user-agent')) }
  const row = newFlow({ project, email, details, kind: 'capture', thumbprint: '', step: 'code' }, now())
  await database.queries.transaction().execute(async (run) => {
    await takeTurn(run, { project, email })
    await countCodeMail(run, { project, email, place: call.place }, now())
    await keepFlow({ database: { ...database, queries: run }, now }, row)
  })
  const times = await sendCode({ ...tools, mailer }, { id: row.id, project, details, to: email }, 'captureLead')
  return json({ uuid: row.id, ...times, now: now() })
}

async function confirm(tools: SignInTools, call: Call): Promise<Answer> {
  const read = v.safeParse(answer, call.body)
  if (!read.success) throw refuse('body')
  const project = call.project?.id ?? ''
  const flow = await findFlow(tools, call.header('x-otp') ?? '')
  if (flow?.kind !== 'capture' || flow.project !== project) throw refuse('flow')
  await takeCode(tools, flow, read.output.code)
  await keepCapture(tools, { id: flow.id, project, account: flow.details['account'] ?? '' }, flow.email ?? '')
  return json(null)
}
