import * as v from 'valibot'

import { pause } from '../pause.js'
import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { logIn } from '../log-in.js'
import { type OpenFlow, flowOf } from '../login-flows.js'
import { refuse } from '../refusals.js'
import { provenRoute, sessionRoute } from '../routes/account-route.js'
import { countCodeMail, takeTurn } from './code-limits.js'
import { takeCode } from './codes.js'
import { emailOf } from './email-address.js'
import { type SentCode, sendCode, sendLink } from './send-code.js'
import { countStart, startEmail, timesOf } from './start-email.js'

export const locale = v.optional(v.pipe(v.string(), v.maxLength(35)), 'en')
export const flowId = v.pipe(v.string(), v.maxLength(64))
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/))

const start = v.object({ projectId: v.string(), email: v.string(), locale })
const again = v.object({ locale })
const one = v.object({ flow: flowId })
const answer = v.object({ flow: flowId, code: sixDigits })

/** Logging in by a code that comes by e-mail. */
export function emailRoutes(tools: AccountTools): readonly Route[] {
  return [
    provenRoute(tools, 'POST /accounts/v1/email/start', start, async ({ body, thumbprint, device, place }) => ({
      ...(await startEmail(tools, { ...body, thumbprint, device, place })),
      now: tools.now(),
    })),
    sessionRoute(tools, 'POST /accounts/v1/email/again', again, async ({ body, session, thumbprint, device, place }) => {
      const identity = await emailOf(tools, session.account)
      if (identity === undefined) throw refuse('email')
      const { project: projectId, subject: email } = identity
      return { ...(await startEmail(tools, { ...body, projectId, email, thumbprint, device, place })), now: tools.now() }
    }),
    provenRoute(tools, 'POST /accounts/v1/email/resend', one, async ({ body, thumbprint, place }) => {
      const flow = await flowOf(tools, { id: body.flow, kind: ['email', 'email-update'], thumbprint })
      return { ...(await resend(tools, flow, place)), now: tools.now() }
    }),
    provenRoute(tools, 'POST /accounts/v1/email/verify', answer, async ({ body, thumbprint, device }) => {
      const flow = await flowOf(tools, { id: body.flow, kind: ['email'], thumbprint })
      await takeCode(tools, flow, body.code)
      const email = flow.email ?? ''
      const identity = { project: flow.project, provider: 'email', subject: email, email, username: null }
      return logIn(tools, { identity, thumbprint, device })
    }),
    provenRoute(tools, 'POST /accounts/v1/email/device', one, async ({ body, thumbprint, signal }) => {
      const claim = { id: body.flow, kind: ['email'], thumbprint } as const
      const waiting = AbortSignal.any([signal, tools.stopping])
      return deviceAnswer(await settled(waiting, () => flowOf(tools, claim)))
    }),
  ]
}

async function resend(tools: AccountTools, flow: OpenFlow, place: string): Promise<SentCode> {
  if (flow.step === 'done' || flow.step === 'refused') throw refuse('flow')
  await countStart(tools, place)
  const isOld = flow.kind === 'email-update' && flow.details['stage'] === 'old'
  const to = (isOld ? flow.details['old'] : flow.email) ?? ''
  await tools.database.queries.transaction().execute(async (run) => {
    await takeTurn(run, { project: flow.project, email: to })
    await countCodeMail(run, { project: flow.project, email: to, place }, tools.now())
  })
  if (flow.step === 'device') return sendLink(tools, { ...flow, to })
  return sendCode(tools, { ...flow, to }, flow.kind === 'email' ? 'codeLead' : isOld ? 'codeOldLead' : 'codeNewLead')
}

/** How long a call waits for the person, and how often it looks, in milliseconds. */
const waits = { most: 20_000, look: 500 } as const

/** Waits for a login to leave the step in which it waits for the link. */
async function settled(signal: AbortSignal, read: () => Promise<OpenFlow>): Promise<OpenFlow> {
  for (let left = waits.most; left > 0 && !signal.aborted; left -= waits.look) {
    const flow = await read()
    if (flow.step !== 'device') return flow
    await pause(waits.look, signal)
  }
  return read()
}

function deviceAnswer(flow: OpenFlow): object {
  if (flow.step === 'device') return { status: 'waiting' }
  if (flow.step === 'refused') return { status: 'refused' }
  return { status: 'confirmed', ...timesOf(flow) }
}
