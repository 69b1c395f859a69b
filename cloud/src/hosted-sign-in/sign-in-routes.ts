import { randomUUID } from 'node:crypto'
import { type SignInServer, createSignInServer } from '@billfold/siwx-server'
import { type SignInMessage, parseMessage } from '@billfold/siwx-server/message'
import * as v from 'valibot'

import { isOriginAllowed } from '../access/origin-pattern.js'
import { refuse } from '../accounts/refusals.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import { bearerOf } from './bearer.js'
import { readCapture } from './captured-emails.js'
import { keepProfile } from './profiles.js'
import { nonceLife } from './sign-in-tokens.js'
import type { SignInTools } from './sign-in-tools.js'

const short = v.pipe(v.string(), v.maxLength(200))

const claim = v.object({
  message: v.pipe(v.string(), v.maxLength(10_000)),
  signature: v.pipe(v.string(), v.maxLength(100_000)),
  walletInfo: v.optional(v.nullable(v.looseObject({ type: v.optional(short), name: v.optional(short), social: v.optional(short) }))),
})

/** Signing in and out: a nonce, the session for what was signed with it, and its end. */
export function signInRoutes(tools: SignInTools): readonly Route[] {
  return [
    { name: 'GET /auth/v1/nonce', access: 'project', answer: (call) => answerNonce(tools, call) },
    { name: 'POST /auth/v1/authenticate', access: 'project', answer: (call) => authenticate(tools, call) },
    { name: 'POST /auth/v1/sign-out', access: 'project', answer: (call) => signOut(tools, call) },
    { name: 'GET /auth/v1/keys', access: 'anybody', answer: () => json({ keys: tools.keys.published }) },
  ]
}

/** The moment is told with it: so the clock of the device does not count. */
async function answerNonce(tools: SignInTools, { project }: Call): Promise<Answer> {
  const { nonce, issuedAt } = serverFor(tools, '').nonce()
  return json({ nonce, issuedAt, token: await tools.tokens.writeNonce(nonce, project?.id ?? '') })
}

async function authenticate(tools: SignInTools, call: Call): Promise<Answer> {
  const read = v.safeParse(claim, call.body)
  const message = read.success ? parseMessage(read.output.message) : undefined
  if (!read.success || message === undefined) throw refuse('body')
  await assertAsked(tools, call, message)
  const result = await serverFor(tools, message.domain).verify(read.output)
  if ('refusal' in result) {
    const { code, message: description } = result.refusal
    throw new Refusal({ status: code === 'unreachable' ? 503 : 401, name: code, description })
  }
  const project = call.project?.id ?? ''
  const account = { project, chainId: message.chainId, address: message.address }
  const capture = await readCapture(tools, { id: call.header('x-otp'), project, account: `${message.chainId}:${message.address}` })
  const walletInfo = read.output.walletInfo ?? undefined
  const profile = await keepProfile(tools, account, { email: capture?.email, method: walletInfo?.type, wallet: walletInfo?.name })
  if (profile.email === null && isEmailRequired(call)) throw refuse('email-needed')
  return json({ token: await tools.tokens.writeSession(signedInBy(message, project, profile), randomUUID()) })
}

async function signOut(tools: SignInTools, call: Call): Promise<Answer> {
  const session = await bearerOf(tools, call)
  await tools.spent.add(`session:${session.jti}`, session.exp * 1_000)
  return json(null)
}

/** Refuses what was signed for another page, and a nonce that was made for another project. */
async function assertAsked(tools: SignInTools, { header, project }: Call, { domain, uri, nonce }: SignInMessage): Promise<void> {
  const origin = header('origin')
  const page = URL.canParse(uri) ? new URL(uri) : undefined
  const isOwn =
    origin === undefined ? project?.origins === undefined || isOriginAllowed(page?.origin ?? '', project.origins) : origin === page?.origin
  if (!isOwn || page?.host !== domain)
    throw new Refusal({ status: 401, name: 'domain', description: 'The message was signed for another page.' })
  const token = /^Bearer (\S+)$/.exec(header('x-nonce-jwt') ?? '')?.[1] ?? ''
  if ((await tools.tokens.readNonce(token, project?.id ?? '')) !== nonce) {
    throw new Refusal({ status: 401, name: 'nonce', description: 'The nonce is not from this server, or too old. Ask for a new one.' })
  }
}

function signedInBy({ address, chainId, uri, domain, nonce }: SignInMessage, project: string, profile: Profile) {
  const [chainNamespace = '', reference = ''] = chainId.split(':')
  return {
    ...{ address, chainNamespace, caip2Network: chainId, uri, domain, nonce, projectUuid: project, profileUuid: profile.profile },
    chainId: chainNamespace === 'eip155' ? Number(reference) : reference,
    ...(profile.email !== null && { email: profile.email }),
  }
}

type Profile = Awaited<ReturnType<typeof keepProfile>>

function isEmailRequired({ project }: Call): boolean {
  const row = project?.features.find(({ id }) => id === 'email_capture')
  return row?.isEnabled === true && row.config?.includes('required') === true
}

/** Verifies for one page; what it remembers is in the database. */
function serverFor({ config, spent, now }: SignInTools, domain: string): SignInServer {
  const nodes = config.networks.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
  const rpcUrls = Object.fromEntries(nodes.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl]))
  const secret = `hosted sign-in ${config.accountSecrets?.[0] ?? ''}`
  return createSignInServer({ domain, secret, spent, now, rpcUrls, nonceLife, cookie: false })
}
