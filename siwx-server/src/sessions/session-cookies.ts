import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { textBytes } from '../families/bytes.js'
import type { SignInSession } from './session.js'

/** How cookies are written. */
export interface CookieOptions {
  /** `__Host-siwx` by default, or `siwx` where `secure` is false. */
  readonly name?: string
  /** False for a page without TLS, such as one under development. */
  readonly secure?: boolean
  /** `None` where page and server are of different sites. */
  readonly sameSite?: 'Lax' | 'None' | 'Strict'
}

/** Writes and finds the cookies of sessions: one for each account, so that two that sign in at once do not lose each other. */
export class SessionCookies {
  private readonly name: string
  private readonly attributes: string

  constructor({ secure = true, sameSite = 'Lax', name }: CookieOptions) {
    this.name = name ?? (secure ? '__Host-siwx' : 'siwx')
    this.attributes = `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
  }

  set(session: SignInSession, token: string): string {
    return `${this.nameOf(session)}=${token}; Expires=${new Date(session.expiresAt).toUTCString()}; ${this.attributes}`
  }

  clear(session: SignInSession): string {
    return `${this.nameOf(session)}=; Max-Age=0; ${this.attributes}`
  }

  /** The tokens in a header `Cookie`. */
  tokensIn(header: string): readonly string[] {
    const cookies = header.split(';').map((cookie) => cookie.trim())
    return cookies.filter((cookie) => cookie.startsWith(`${this.name}.`)).map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
  }

  private nameOf({ chainId, address }: SignInSession): string {
    return `${this.name}.${bytesToHex(sha256(textBytes(`${chainId}:${address}`))).slice(0, 16)}`
  }
}
