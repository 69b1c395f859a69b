import { randomBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { verifySignature } from './families/verify-signature.js'
import { parseMessage } from './message/parse-message.js'
import type { SignInMessage } from './message/sign-in-message.js'
import { Nonces } from './nonces.js'
import { type Refusal, type RefusalCode, refusals } from './refusal.js'
import { Secret } from './secret.js'
import type { SignInSession } from './sessions/session.js'
import type { SignInServerOptions } from './sign-in-options.js'
import { type SpentKeys, memorySpentKeys } from './spent-keys.js'

/** A sign-in that was taken, or why it was not. */
export type SignInResult = { readonly session: SignInSession } | { readonly refusal: Refusal }

/** A nonce, and the moment that the message is to say: so the clock of the device does not count. */
export interface IssuedNonce {
  readonly nonce: string
  readonly issuedAt: string
}

/** Takes sign-ins: each nonce once, for these pages and networks, and for a while. */
export class Verifier {
  readonly now: () => number
  readonly spent: SpentKeys
  private readonly domains: readonly string[]
  private readonly nonces: Nonces

  constructor(private readonly options: SignInServerOptions) {
    const { domain, secret, now = Date.now, nonceLife = tenMinutes } = options
    this.now = now
    this.domains = [domain].flat()
    this.spent = options.spent ?? memorySpentKeys(now)
    this.nonces = new Nonces({ secret: new Secret(secret, 'nonce'), now, life: nonceLife })
  }

  nonce(): IssuedNonce {
    return { nonce: this.nonces.issue(), issuedAt: new Date(this.now()).toISOString() }
  }

  isOwnDomain(host: string): boolean {
    return this.domains.includes(host)
  }

  /** Takes a sign-in, `{ message, signature }`, of which nothing is believed. A refusal leaves the nonce as it was. */
  async verify(claim: unknown): Promise<SignInResult> {
    const { message: text, signature } = Object(claim) as { readonly message?: unknown; readonly signature?: unknown }
    const message = parseMessage(text)
    if (message === undefined || typeof text !== 'string' || typeof signature !== 'string') return refused('malformed')
    const code = this.fault(message)
    if (code !== undefined) return refused(code)
    const { address, chainId, nonce } = message
    const { rpcUrls } = this.options
    const said = await verifySignature({ chainId, address, message: text, signature }, rpcUrls && { rpcUrls })
    if ('reason' in said) return { refusal: { code: said.verdict, message: said.reason } }
    if (said.verdict === 'invalid') return refused('signature')
    const until = this.nonces.expiryOf(nonce)
    if (until === undefined) return refused('nonce')
    if (!(await this.spent.add(`nonce:${nonce}`, until))) return refused('replayed')
    return { session: this.sessionOf(message) }
  }

  /** What speaks against a message before anybody looks at its signature. */
  private fault({ domain, uri, chainId, nonce, ...times }: SignInMessage): RefusalCode | undefined {
    const { chains, clockSkew = minute, nonceLife = tenMinutes } = this.options
    const [now, issued] = [this.now(), Date.parse(times.issuedAt)]
    if (!this.isOwnDomain(domain) || new URL(uri).host !== domain) return 'domain'
    if (chains?.includes(chainId) === false) return 'chain'
    if (issued > now + clockSkew || issued < now - nonceLife - clockSkew) return 'issued-at'
    if (times.expirationTime !== undefined && Date.parse(times.expirationTime) <= now - clockSkew) return 'expired'
    if (times.notBefore !== undefined && Date.parse(times.notBefore) > now + clockSkew) return 'not-yet-valid'
    return this.nonces.expiryOf(nonce) === undefined ? 'nonce' : undefined
  }

  private sessionOf({ address, chainId, domain, expirationTime }: SignInMessage): SignInSession {
    const { sessionLife = day } = this.options
    const issuedAt = this.now()
    const longest = issuedAt + sessionLife
    const expiresAt = expirationTime === undefined ? longest : Math.min(longest, Date.parse(expirationTime))
    return { id: base58.encode(randomBytes(16)), address, chainId, domain, issuedAt, expiresAt }
  }
}

const minute = 60_000
const tenMinutes = 10 * minute
const day = 24 * 60 * minute

function refused(code: RefusalCode): SignInResult {
  return { refusal: { code, message: refusals[code] } }
}
