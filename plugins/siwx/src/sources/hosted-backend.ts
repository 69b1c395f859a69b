import type { EmailCapture } from '@billfold/email-capture/contract'
import { type Families, type HttpClient, connectorIds, isBillfoldError } from '@billfold/kernel'
import { type GenericSchema, maxLength, number, object, optional, parse, pipe, string, unknown } from 'valibot'
import type { SiwxSession } from '../contract.js'
import { siwxError } from '../errors.js'
import type { BackendNonce, SignInBackend, TakenSignIn } from './sign-in-backend.js'

const text = pipe(string(), maxLength(4000))
const nonceSchema: GenericSchema<unknown, { nonce: string; token: string; issuedAt?: string | undefined }> = object({
  ...{ nonce: text, token: text, issuedAt: optional(text) },
})
const takenSchema: GenericSchema<unknown, { token: string }> = object({ token: text })
const meSchema: GenericSchema<unknown, { address: string; caip2Network: string }> = object({ address: text, caip2Network: text })
const claimsSchema: GenericSchema<unknown, { exp: number }> = object({ exp: number() })

export interface HostedBackendNeeds {
  readonly client: HttpClient
  readonly families: Pick<Families, 'active'>
  readonly uuid: () => string
  /** Undefined where the page asks for no address of e-mail. */
  readonly emailCapture: () => EmailCapture | undefined
}

/** The hosted authentication of the `wallet` endpoint: the cloud signs people in for apps without a backend of their own. */
export class HostedBackend implements SignInBackend {
  /** What each nonce is known by, until it is used: a message may be made anew before the last was signed. */
  private readonly nonceTokens = new Map<string, string>()

  constructor(private readonly needs: HostedBackendNeeds) {}

  async nonce(): Promise<BackendNonce> {
    const query = { of: this.needs.uuid() }
    const { nonce, token, issuedAt } = await this.needs.client.get('/auth/v1/nonce', { query, schema: nonceSchema })
    this.nonceTokens.set(nonce, token)
    return { nonce, issuedAt }
  }

  resources(): readonly string[] {
    const email = this.needs.emailCapture()?.confirmed?.email
    return email === undefined ? [] : [`email:${email}`]
  }

  async verify({ data, message, signature }: SiwxSession): Promise<TakenSignIn> {
    const { client, emailCapture } = this.needs
    const id = emailCapture()?.confirmed?.id
    const headers = { 'x-nonce-jwt': `Bearer ${this.nonceTokens.get(data.nonce) ?? ''}`, ...(id !== undefined && { 'x-otp': id }) }
    const body = { data, message, signature, clientId: null, walletInfo: this.walletInfo() }
    try {
      const { token } = await client.post('/auth/v1/authenticate', { headers, body, schema: takenSchema })
      this.nonceTokens.delete(data.nonce)
      return { token, expiresAt: new Date(expiryOf(token) * 1_000).toISOString() }
    } catch (error) {
      throw this.named(error)
    }
  }

  async isStanding({ data }: SiwxSession, token: string): Promise<boolean> {
    try {
      const me = await this.needs.client.get('/auth/v1/me', { headers: bearer(token), schema: meSchema })
      return me.address.toLowerCase() === data.accountAddress.toLowerCase() && me.caip2Network === data.chainId
    } catch (error) {
      // Whoever does not answer says nothing of the session.
      return !isBillfoldError(error, 'http/status') || error.context.status !== 401
    }
  }

  async end(tokens: readonly string[]): Promise<void> {
    const { client } = this.needs
    await Promise.all(tokens.map((token) => client.post('/auth/v1/sign-out', { headers: bearer(token), schema: unknown() })))
  }

  /** A project that wants an address does not take a sign-in without: then it is asked for once more. */
  private named(error: unknown): unknown {
    const capture = this.needs.emailCapture()
    if (!isBillfoldError(error, 'http/status') || error.context.status !== 403 || capture?.isRequired !== true) return error
    void capture.askAgain()
    return siwxError('siwx/email-needed', {}, error)
  }

  private walletInfo(): object {
    const { session, account } = this.needs.families.active ?? {}
    const { id, type, name } = session?.connector ?? {}
    if (id === connectorIds.auth)
      return { type: 'social', social: account?.socialProvider ?? 'email', identifier: account?.user?.email ?? '' }
    return { name, type: kinds[type ?? ''] ?? 'unknown', icon: null }
  }
}

const kinds: Readonly<Record<string, string>> = { WALLET_CONNECT: 'walletconnect', ANNOUNCED: 'extension', INJECTED: 'extension' }

function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` }
}

/** When a token is over, in seconds: what it says of itself. Its backend holds by it, and nobody else has to. */
function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return parse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes))).exp
}
