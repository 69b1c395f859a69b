import { SignJWT, jwtVerify } from 'jose'
import * as v from 'valibot'

import type { TokenKeys } from '../accounts/tokens/token-keys.js'

/** What the token of a session says of who signed in. */
export interface SignedIn {
  readonly address: string
  readonly chainId: number | string
  readonly chainNamespace: string
  /** The network, as CAIP-2 has it. */
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  readonly projectUuid: string
  /** The same for one account of one project each time. */
  readonly profileUuid: string
  readonly nonce: string
  /** An address that its owner has confirmed. */
  readonly email?: string | undefined
}

/** A session as its token has it. */
export interface ReadSession extends SignedIn {
  readonly sub: string
  readonly aud: string
  readonly iss: string
  readonly exp: number
  readonly jti: string
}

export interface SignInTokensOptions {
  readonly keys: TokenKeys
  /** The cloud that they are from. */
  readonly issuer: () => string
  readonly now: () => number
  /** How long a session counts, in milliseconds. */
  readonly life: number
}

/** How long a nonce waits for its signature, in milliseconds. */
export const nonceLife = 600_000

const types = { nonce: 'siwx-nonce+jwt', session: 'siwx-session+jwt' } as const

const nonceClaims = v.object({ sub: v.string(), nonce: v.string() })
const sessionClaims = v.object({
  ...{ address: v.string(), chainId: v.union([v.string(), v.number()]), chainNamespace: v.string(), caip2Network: v.string() },
  ...{ uri: v.string(), domain: v.string(), projectUuid: v.string(), profileUuid: v.string(), nonce: v.string() },
  ...{ email: v.optional(v.string()), sub: v.string(), aud: v.string(), iss: v.string(), exp: v.number(), jti: v.string() },
})

/** Tokens of the hosted sign-in: of nonces, which bind them to a project, and of sessions, which a backend can verify by the published keys. */
export class SignInTokens {
  constructor(private readonly options: SignInTokensOptions) {}

  writeNonce(nonce: string, project: string): Promise<string> {
    return this.sign(types.nonce, { claims: { nonce }, subject: project, audience: this.options.issuer(), life: nonceLife })
  }

  /** The nonce of a token, for the project that it was made for. Undefined for one that is not from here, or over. */
  async readNonce(token: string, project: string): Promise<string | undefined> {
    const found = v.safeParse(nonceClaims, await this.read(types.nonce, token, this.options.issuer()))
    return found.success && found.output.sub === project ? found.output.nonce : undefined
  }

  /** The audience is the origin of the page: a token of another app is of no use to a backend. */
  writeSession(signedIn: SignedIn, id: string): Promise<string> {
    const subject = `did:pkh:${signedIn.caip2Network}:${signedIn.address}`
    const audience = new URL(signedIn.uri).origin
    return this.sign(types.session, { claims: { ...signedIn }, subject, audience, life: this.options.life, id })
  }

  /** Undefined for one that is not from here, or over. */
  async readSession(token: string): Promise<ReadSession | undefined> {
    const found = v.safeParse(sessionClaims, await this.read(types.session, token))
    return found.success ? found.output : undefined
  }

  private sign(typ: string, { claims, subject, audience, life, id }: Signed): Promise<string> {
    const { keys, now, issuer } = this.options
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ, kid: keys.signing.id })
      .setSubject(subject)
      .setIssuer(issuer())
      .setAudience(audience)
      .setIssuedAt(new Date(now()))
      .setExpirationTime(new Date(now() + life))
    return (id === undefined ? token : token.setJti(id)).sign(keys.signing.signing)
  }

  private async read(typ: string, token: string, audience?: string): Promise<unknown> {
    const { keys, now, issuer } = this.options
    const find = ({ kid }: { readonly kid?: string | undefined }) => {
      const key = keys.verifying(kid)
      if (key === undefined) throw new Error('The key of this token is not known.')
      return key
    }
    const rules = {
      typ,
      issuer: issuer(),
      algorithms: ['EdDSA'],
      currentDate: new Date(now()),
      ...(audience !== undefined && { audience }),
    }
    // A token that somebody made up says no more than none.
    const read = await jwtVerify(token, find, rules).catch(() => undefined)
    return read?.payload
  }
}

interface Signed {
  readonly claims: Readonly<Record<string, unknown>>
  readonly subject: string
  readonly audience: string
  readonly life: number
  readonly id?: string
}
