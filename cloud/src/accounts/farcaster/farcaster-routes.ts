import { randomBytes } from 'node:crypto'
import * as v from 'valibot'

import type { FarcasterConfig } from '../../config/accounts-config.js'
import type { Route } from '../../http/route.js'
import type { AccountTools } from '../account-tools.js'
import { flowId } from '../email/email-routes.js'
import { countStart } from '../email/start-email.js'
import { logIn } from '../log-in.js'
import { finishFlow, flowOf, keepFlow, newFlow } from '../login-flows.js'
import { pause } from '../pause.js'
import { refuse } from '../refusals.js'
import { provenRoute } from '../routes/account-route.js'
import { FarcasterRelay, type SignInAnswer } from './farcaster-relay.js'
import { verifySignIn } from './verify-sign-in.js'

const start = v.object({ projectId: v.string() })
const one = v.object({ flow: flowId })

/** How long a person may take, how long a call waits for them, and how often it looks, in milliseconds. */
const waits = { person: 900_000, call: 20_000, look: 1_000 } as const

/** Logging in by Farcaster: a link for the person's phone, whose app signs, and the wait for it. */
export function farcasterRoutes(tools: AccountTools): readonly Route[] {
  const { farcaster } = tools.accounts
  const relay = farcaster && new FarcasterRelay(farcaster.relayUrl)
  const siweUri = (): string => `${tools.siteUrl()}/sdk`
  const domain = (): string => new URL(tools.siteUrl()).host
  return [
    provenRoute(tools, 'POST /accounts/v1/farcaster/start', start, async ({ body, thumbprint, device, place }) => {
      await countStart(tools, place)
      if ((await tools.findProject(body.projectId)) === undefined) throw refuse('project')
      if (relay === undefined) throw refuse('provider')
      const nonce = randomBytes(16).toString('hex')
      const endsAt = tools.now() + waits.person
      const question = { nonce, siweUri: siweUri(), domain: domain(), expirationTime: new Date(endsAt).toISOString() }
      const { channelToken, url } = await reached(tools, () => relay.open(question))
      const details = { nonce, device, channel: channelToken }
      const flow = newFlow(
        { project: body.projectId, provider: 'farcaster', thumbprint, kind: 'farcaster', step: 'answer', details },
        tools.now(),
      )
      await keepFlow(tools, { ...flow, expires_at: endsAt })
      return { flow: flow.id, url, now: tools.now() }
    }),
    provenRoute(tools, 'POST /accounts/v1/farcaster/status', one, async ({ body, thumbprint, device, signal }) => {
      const flow = await flowOf(tools, { id: body.flow, kind: ['farcaster'], thumbprint })
      if (relay === undefined || farcaster === undefined || flow.step !== 'answer') throw refuse('flow')
      const { channel = '', nonce = '' } = flow.details
      const answer = await answered(AbortSignal.any([signal, tools.stopping]), () => reached(tools, () => relay.look(channel)))
      if (answer === undefined) return { status: 'waiting', now: tools.now() }
      const subject = await checked(tools, farcaster, { nonce, answer, siweUri: siweUri(), domain: domain() })
      if (!(await finishFlow(tools, flow))) throw refuse('flow')
      const identity = { project: flow.project, provider: 'farcaster', subject, email: null, username: answer.username }
      return { status: 'done', ...(await logIn(tools, { identity, thumbprint, device })) }
    }),
  ]
}

interface Checked {
  readonly nonce: string
  readonly domain: string
  readonly siweUri: string
  readonly answer: SignInAnswer
}

/** The id of who answered. Throws a refusal for an answer that is not good, and when the chain does not answer. */
async function checked(tools: AccountTools, config: FarcasterConfig, { answer, ...question }: Checked): Promise<string> {
  const fid = await reached(tools, () => verifySignIn(config, { question, answer, now: tools.now() }))
  if (fid === undefined) throw refuse('state')
  return fid
}

/** Waits for the person, for as long as a call may take. */
async function answered(signal: AbortSignal, look: () => Promise<SignInAnswer | undefined>): Promise<SignInAnswer | undefined> {
  for (let left = waits.call; left > 0 && !signal.aborted; left -= waits.look) {
    const answer = await look()
    if (answer !== undefined) return answer
    await pause(waits.look, signal)
  }
  return undefined
}

/** What went wrong at the relay or the chain, as a refusal. */
async function reached<T>({ log }: Pick<AccountTools, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // The error may hold a message that somebody signed.
    log(`A login by Farcaster failed: ${error instanceof v.ValiError ? 'an answer has another shape' : reasonOf(error)}`)
    throw refuse('provider-down')
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
}
