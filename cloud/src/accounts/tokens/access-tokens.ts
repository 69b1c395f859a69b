import { SignJWT, jwtVerify } from 'jose'
import * as v from 'valibot'

import type { TokenKeys } from './token-keys.js'

/** Who holds an access token. */
export interface Bearer {
  readonly account: string
  readonly session: string
  /** Thumbprint of the key that must prove to be there. */
  readonly thumbprint: string
}

export interface AccessTokensOptions {
  readonly keys: TokenKeys
  /** The cloud that they are for, and from. */
  readonly issuer: () => string
  readonly now: () => number
}

/** How long one is good, in milliseconds. */
const accessLifetime = 300_000

const claims = v.object({ sub: v.string(), sid: v.string(), cnf: v.object({ jkt: v.string() }) })

/** Short tokens that a session shows with each call, bound to the key of its browser. */
export class AccessTokens {
  constructor(private readonly options: AccessTokensOptions) {}

  async issue({ account, session, thumbprint }: Bearer): Promise<{ readonly access: string; readonly expiresAt: number }> {
    const { keys, now, issuer } = this.options
    const { id, signing } = keys.signing
    const expiresAt = now() + accessLifetime
    const access = await new SignJWT({ sid: session, cnf: { jkt: thumbprint } })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: id })
      .setSubject(account)
      .setIssuer(issuer())
      .setAudience(issuer())
      .setIssuedAt(new Date(now()))
      .setExpirationTime(new Date(expiresAt))
      .sign(signing)
    return { access, expiresAt }
  }

  /** Undefined for one that is not ours, or whose time is over. */
  async read(token: string): Promise<Bearer | undefined> {
    const { keys, now, issuer } = this.options
    const find = ({ kid }: { readonly kid?: string | undefined }) => {
      const key = keys.verifying(kid)
      if (key === undefined) throw new Error('The key of this token is not known.')
      return key
    }
    const rules = { issuer: issuer(), audience: issuer(), algorithms: ['EdDSA'], typ: 'at+jwt', currentDate: new Date(now()) }
    const read = await jwtVerify(token, find, rules).catch(() => undefined)
    const found = v.safeParse(claims, read?.payload)
    if (!found.success) return undefined
    return { account: found.output.sub, session: found.output.sid, thumbprint: found.output.cnf.jkt }
  }
}
