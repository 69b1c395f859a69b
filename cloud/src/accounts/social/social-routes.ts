import { randomBytes } from 'node:crypto'
import { AuthorizationResponseError, ClientError, ResponseBodyError, randomPKCECodeVerifier } from 'openid-client'
import * as v from 'valibot'

import { isOriginAllowed } from '../../access/origin-pattern.js'
import type { Refusal } from '../../http/refusal.js'
import type { Route } from '../../http/route.js'
import { returnPath } from '../../secure-site/site-app.js'
import type { AccountTools } from '../account-tools.js'
import { tokenDigest } from '../email/send-code.js'
import { countStart } from '../email/start-email.js'
import { type Identity, logIn } from '../log-in.js'
import { type OpenFlow, finishFlow, keepFlow, newFlow } from '../login-flows.js'
import { refuse } from '../refusals.js'
import { noBody, provenRoute, siteRoute } from '../routes/account-route.js'
import { ProviderClient, type ProviderQuestion } from './provider-client.js'

const start = v.object({ projectId: v.string(), provider: v.string(), again: v.optional(v.boolean(), false) })
const finish = v.object({ uri: v.pipe(v.string(), v.maxLength(8_192), v.url()) })

/** How long a person may take at a provider, in milliseconds. */
const patience = 900_000

/** Logging in at a provider: a question with state and PKCE, and its answer in the browser that asked. */
export function socialRoutes(tools: AccountTools): readonly Route[] {
  const clients = new Map(Object.entries(tools.config.loginProviders).map(([name, config]) => [name, new ProviderClient(name, config)]))
  return [
    provenRoute(tools, 'POST /accounts/v1/social/start', start, async ({ body, thumbprint, device, place }) => {
      await countStart(tools, place)
      if ((await tools.findProject(body.projectId)) === undefined) throw refuse('project')
      const client = clients.get(body.provider)
      if (client === undefined) throw refuse('provider')
      const question = questionFrom(tools, body.again)
      const url = await reached(tools, client, () => client.address(question))
      const { nonce, verifier } = question
      const flow = newFlow(
        {
          ...{ project: body.projectId, provider: body.provider, thumbprint, kind: 'social', step: 'answer' },
          ...{ token_digest: tokenDigest(question.state), details: { nonce, verifier, device } },
        },
        tools.now(),
      )
      await keepFlow(tools, { ...flow, expires_at: tools.now() + patience })
      return { flow: flow.id, url, now: tools.now() }
    }),
    siteRoute(tools, 'GET /accounts/v1/social/flow', noBody, async ({ query }) => {
      const flow = await flowOfState(tools, query.get('state') ?? '')
      const project = flow && (await tools.findProject(flow.project))
      if (flow === undefined || project === undefined) throw refuse('state')
      const { origins } = project
      return { projectId: flow.project, isOfProject: origins === undefined || isOriginAllowed(query.get('origin') ?? '', origins) }
    }),
    provenRoute(tools, 'POST /accounts/v1/social/finish', finish, async ({ body, thumbprint, device }) => {
      const answer = new URL(body.uri)
      const state = plainState(answer.searchParams.get('state') ?? '')
      const flow = await flowOfState(tools, state)
      const client = clients.get(flow?.provider ?? '')
      if (flow === undefined || client === undefined || `${answer.origin}${answer.pathname}` !== returnUrl(tools)) throw refuse('state')
      if (flow.thumbprint !== thumbprint) throw refuse('proof')
      if (!(await finishFlow(tools, { id: flow.id, step: 'answer' }))) throw refuse('state')
      answer.searchParams.set('state', state)
      const { nonce = '', verifier = '' } = flow.details
      const question = { state, nonce, verifier, returnUrl: returnUrl(tools) }
      const person = await reached(tools, client, () => client.person(answer, question))
      const identity: Identity = { ...person, project: flow.project, provider: client.name }
      return logIn(tools, { identity, thumbprint, device })
    }),
  ]
}

function returnUrl({ siteUrl }: Pick<AccountTools, 'siteUrl'>): string {
  return `${siteUrl()}${returnPath}`
}

function questionFrom(tools: AccountTools, isAgain: boolean): ProviderQuestion & { readonly isAgain: boolean } {
  const draw = (): string => randomBytes(24).toString('hex')
  return { state: draw(), nonce: draw(), verifier: randomPKCECodeVerifier(), returnUrl: returnUrl(tools), isAgain }
}

/** In messaging apps the page that asked stands behind the state. */
function plainState(state: string): string {
  return state.split('--', 1)[0] ?? ''
}

function flowOfState({ database, now }: AccountTools, state: string): Promise<OpenFlow | undefined> {
  return database.queries
    .selectFrom('login_flows')
    .selectAll()
    .where('token_digest', '=', tokenDigest(plainState(state)))
    .where('kind', '=', 'social')
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/** What went wrong at a provider, as a refusal. */
async function reached<T>({ log }: AccountTools, { name }: ProviderClient, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const refusal = refusalFor(error)
    // Errors of the library hold answers of the provider, and those hold codes and people.
    if (refusal.options.name !== 'declined') log(`A login at ${name} failed: ${reasonOf(error)}`)
    throw refusal
  }
}

/** The person said no, in the words of the providers. */
const noes: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'consent_required', 'login_required'])
/** The answer is not for this question. */
const strange: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])

function refusalFor(error: unknown): Refusal {
  if (error instanceof AuthorizationResponseError) return refuse(noes.has(error.error) ? 'declined' : 'provider-down')
  if (error instanceof ResponseBodyError) return refuse(error.error === 'invalid_grant' ? 'state' : 'provider-down')
  return refuse(error instanceof ClientError && strange.has(error.code ?? '') ? 'state' : 'provider-down')
}

function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error
  if (error instanceof ClientError) return `${error.code ?? ''} ${error.message}`
  return error instanceof v.ValiError ? 'it told nobody' : error instanceof Error ? error.message : String(error)
}
