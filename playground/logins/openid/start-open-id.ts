import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { Provider, interactionPolicy } from 'oidc-provider'

import { localPeople } from '../people.js'
import { choosePage } from '../shared/choose-page.js'
import { type Served, listen } from '../shared/serve.js'

/** How the cloud is told of a provider. */
export interface LocalProvider {
  readonly issuer?: string
  readonly clientId: string
  readonly clientSecret?: string
  readonly privateKey?: string
  readonly keyId?: string
  readonly teamId?: string
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  readonly userUrl?: string
}

/** A provider of OpenID Connect on this machine. */
export interface OpenId extends Served {
  readonly config: LocalProvider
}

export interface OpenIdOptions {
  /** What its pages call it. */
  readonly name: string
  readonly port?: number | undefined
  /** True for one that takes a signed token in place of a secret, as Apple does. */
  readonly hasSignedSecret?: boolean
}

const clientId = 'local-cloud'

/** Starts a real provider that plays a known one: its people choose who they are in place of a password. */
export async function startOpenId({ name, port, hasSignedSecret = false }: OpenIdOptions): Promise<OpenId> {
  const server = createServer()
  const served = await listen(server, port)
  const clientSecret = `the secret of ${name}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(served.url, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_post' },
        ...{ redirect_uris: ['http://127.0.0.1/oauth'], response_types: ['code'], grant_types: ['authorization_code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => Promise.resolve(claimsOf(id)) }),
    interactions: { policy: askingPolicy(), url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    // One tells the address in its token, the other when it is asked.
    conformIdTokenClaims: !hasSignedSecret,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3_600, IdToken: 600, Interaction: 900, Session: 3_600 },
    pkce: { required: () => true },
    cookies: { keys: ['cookies of this machine'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'local' }] },
  })
  // The secure site stands at any port of this machine.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^http:\/\/(127\.0\.0\.1|localhost):\d+\/oauth$/.test(uri)
  const signed = hasSignedSecret ? await acceptSignedSecret(provider, served.url) : undefined
  const handle = provider.callback()
  server.on(
    'request',
    (request, response) => void (isInteraction(request) ? interact(provider, { name, request, response }) : handle(request, response)),
  )
  return { ...served, config: { issuer: served.url, clientId, ...(signed ?? { clientSecret }) } }
}

/** Knows a question of Google's beside those of the standard: which account it is. */
function askingPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

function claimsOf(id: string) {
  const person = localPeople.find((each) => each.id === id)
  return { sub: id, email: person?.email, email_verified: true, preferred_username: person?.name }
}

/** Has a provider take tokens of a key that is made for it. */
async function acceptSignedSecret(provider: Provider, issuer: string): Promise<Pick<LocalProvider, 'privateKey' | 'keyId' | 'teamId'>> {
  const teamId = 'LOCALTEAM1'
  const keys = await generateKeyPair('ES256', { extractable: true })
  const rules = { algorithms: ['ES256'], issuer: teamId, subject: clientId, audience: issuer }
  provider.Client.prototype.compareClientSecret = (secret) =>
    jwtVerify(secret, keys.publicKey, rules).then(
      () => true,
      () => false,
    )
  return { privateKey: await exportPKCS8(keys.privateKey), keyId: 'LOCALKEY01', teamId }
}

function isInteraction({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/interaction/')
}

interface Exchange {
  readonly name: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Shows who a person can be, and takes what they choose. */
async function interact(provider: Provider, { name, request, response }: Exchange): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      const page = await choosePage({ provider: name, action: request.url ?? '' })
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    }
    const accountId = new URLSearchParams(await text(request)).get('person') ?? ''
    await provider.interactionFinished(request, response, await answerOf(provider, { accountId, params }), {
      mergeWithLastSubmission: false,
    })
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
  }
}

interface Chosen {
  readonly accountId: string
  readonly params: Readonly<Record<string, unknown>>
}

async function answerOf(provider: Provider, { accountId, params }: Chosen) {
  if (accountId === '') return { error: 'access_denied', error_description: 'The person declined.' }
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(String(params['scope']))
  return { login: { accountId }, consent: { grantId: await grant.save() }, select_account: {} }
}
