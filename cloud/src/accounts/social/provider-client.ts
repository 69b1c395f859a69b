import { SignJWT, importPKCS8 } from 'jose'
import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  None,
  type ServerMetadata,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client'

import { readCapped } from '../../chains/read-capped.js'
import type { ProviderConfig } from '../../config/accounts-config.js'
import { type ProviderPerson, askingOpenId, oauthProviders, openIdIssuers, personOfClaims } from './known-providers.js'

/** What a login keeps until its provider answers. */
export interface ProviderQuestion {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly returnUrl: string
}

/** Seconds that a provider has for an answer. */
const patience = 10

/** One provider of logins: OpenID Connect, or OAuth and a call that tells who somebody is. */
export class ProviderClient {
  private discovered: ServerMetadata | undefined
  private readonly known

  constructor(
    readonly name: string,
    private readonly config: ProviderConfig,
  ) {
    const known = config.issuer === undefined ? oauthProviders[name] : undefined
    this.known = known && {
      ...known,
      authorizationUrl: config.authorizationUrl ?? known.authorizationUrl,
      tokenUrl: config.tokenUrl ?? known.tokenUrl,
      userUrl: config.userUrl ?? known.userUrl,
    }
  }

  /** The page of the provider where the person says yes; where they prove it again it asks who knows them already. */
  async address({ state, nonce, verifier, returnUrl, isAgain }: ProviderQuestion & { readonly isAgain: boolean }): Promise<string> {
    const client = await this.open()
    const scope = this.known?.scope ?? (this.isApple ? 'openid email' : 'openid email profile')
    const url = buildAuthorizationUrl(client, {
      ...{ redirect_uri: returnUrl, scope, state, response_type: 'code' },
      ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...(this.known === undefined ? { nonce } : {}),
      ...(isAgain ? (this.known === undefined ? (askingOpenId[this.name] ?? { prompt: 'login' }) : this.known.asking) : {}),
      // Apple tells the address in no other way.
      ...(this.isApple ? { response_mode: 'form_post' } : {}),
    })
    return url.href
  }

  /** Who came back from the provider. Rejects when its answer is for another question. */
  async person(answer: URL, { state, nonce, verifier }: ProviderQuestion): Promise<ProviderPerson> {
    const client = await this.open()
    const checks = { expectedState: state, pkceCodeVerifier: verifier }
    if (this.known === undefined) {
      const tokens = await authorizationCodeGrant(client, answer, { ...checks, expectedNonce: nonce, idTokenExpected: true })
      const claims = tokens.claims()
      // Some issuers tell the address in a call of its own alone.
      const isTold = claims?.['email'] !== undefined || this.discovered?.userinfo_endpoint === undefined
      return personOfClaims(isTold ? claims : { ...(await fetchUserInfo(client, tokens.access_token, claims?.sub ?? '')), ...claims })
    }
    const { access_token } = await authorizationCodeGrant(client, answer, checks)
    const response = await fetchProtectedResource(client, access_token, new URL(this.known.userUrl), 'GET')
    if (!response.ok) throw new Error(`${this.name} answered ${response.status} when it was asked who came.`)
    return this.known.read(JSON.parse(await readCapped(response)))
  }

  private get isApple(): boolean {
    return this.name === 'apple'
  }

  private async open(): Promise<Configuration> {
    const { clientId } = this.config
    const auth = await this.authentication()
    this.discovered ??= await this.metadata()
    const client = new Configuration(this.discovered, clientId, undefined, auth)
    client.timeout = patience
    if (isHere(this.discovered.token_endpoint)) allowInsecureRequests(client)
    return client
  }

  private async metadata(): Promise<ServerMetadata> {
    if (this.known !== undefined) {
      const { issuer, authorizationUrl, tokenUrl } = this.known
      return { issuer, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
    }
    const issuer = this.config.issuer ?? openIdIssuers[this.name] ?? ''
    const options = { timeout: patience, ...(isHere(issuer) ? { execute: [allowInsecureRequests] } : {}) }
    return (await discovery(new URL(issuer), this.config.clientId, undefined, None(), options)).serverMetadata()
  }

  private async authentication(): Promise<ClientAuth> {
    const { clientSecret, privateKey } = this.config
    if (privateKey !== undefined) return ClientSecretPost(await this.signedSecret(privateKey))
    if (clientSecret === undefined) return None()
    return this.known?.auth === 'basic' ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
  }

  /** Apple takes a token that a key has signed in place of a secret. */
  private async signedSecret(pem: string): Promise<string> {
    const { clientId, keyId = '', teamId = '', issuer } = this.config
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer ?? openIdIssuers[this.name] ?? '')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(pem, 'ES256'))
  }
}

/** What is on this machine needs no TLS. */
function isHere(url: string | undefined): boolean {
  return url?.startsWith('http://') === true
}
