import { base64urlnopad } from '@scure/base'
import { textBytes } from '../families/bytes.js'
import type { Secret } from '../secret.js'
import type { SignInSession } from './session.js'

/** Writes sessions as tokens (JWT, HS256) and reads those that it wrote. */
export class SessionTokens {
  constructor(
    private readonly secret: Secret,
    private readonly now: () => number,
  ) {}

  write({ id, address, chainId, domain, issuedAt, expiresAt }: SignInSession): string {
    const claims = {
      jti: id,
      sub: `${chainId}:${address}`,
      aud: domain,
      iat: Math.floor(issuedAt / 1000),
      exp: Math.floor(expiresAt / 1000),
    }
    const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
    return `${body}.${base64urlnopad.encode(this.secret.mark(textBytes(body)))}`
  }

  /** The session of a token; undefined for one that is not from here, or over. */
  read(token: string): SignInSession | undefined {
    const [head = '', claims = '', mark = '', ...rest] = token.split('.')
    if (rest.length > 0 || token.length > longestToken) return undefined
    try {
      if (!this.secret.isMarked(textBytes(`${head}.${claims}`), base64urlnopad.decode(mark))) return undefined
      return this.sessionOf(JSON.parse(new TextDecoder().decode(base64urlnopad.decode(claims))) as Claims)
    } catch {
      // It is no token.
      return undefined
    }
  }

  /** What carries the mark was written here. */
  private sessionOf({ jti, sub, aud, iat, exp }: Claims): SignInSession | undefined {
    const end = sub.lastIndexOf(':')
    const session = {
      id: jti,
      address: sub.slice(end + 1),
      chainId: sub.slice(0, end),
      domain: aud,
      issuedAt: iat * 1000,
      expiresAt: exp * 1000,
    }
    return session.expiresAt > this.now() ? session : undefined
  }
}

interface Claims {
  readonly jti: string
  readonly sub: string
  readonly aud: string
  readonly iat: number
  readonly exp: number
}

const longestToken = 2000

function part(value: object): string {
  return base64urlnopad.encode(textBytes(JSON.stringify(value)))
}
