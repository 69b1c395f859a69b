import type { CloudLine } from '../accounts/cloud-line.js'
import { type Tokens, tokensSchema } from '../accounts/shapes.js'
import { fromBase64url } from '../bytes/base64url.js'
import type { Device } from '../device/device.js'
import { sealKeyFrom } from '../device/sealed.js'
import { Fault } from '../faults/fault.js'
import { type KeptSession, sessionName } from './kept-session.js'

/** A token is renewed this much before its end, in milliseconds. */
const margin = 30_000

/** The tokens of a session: short ones in memory, the one that renews them kept. */
export class SessionTokens {
  private tokens: Tokens | undefined
  /** The session that they are of. */
  private session: string | undefined

  constructor(
    private readonly device: Device,
    private readonly line: CloudLine,
    private readonly projectId: string,
  ) {}

  set(tokens: (Tokens & { readonly session: string }) | undefined): void {
    this.tokens = tokens
    this.session = tokens?.session
  }

  /** A token that is good now. */
  async access(): Promise<string> {
    return (await this.live()).access
  }

  /** The key to what the cloud opens for a living session only. Another tab may have logged in: then the session that is kept is not the one of here. */
  async unlockKey(kept?: KeptSession): Promise<CryptoKey> {
    if (kept !== undefined && kept.session !== this.session) this.set(undefined)
    const { unlock } = this.tokens ?? (await this.live())
    return sealKeyFrom(fromBase64url(unlock), 'auth share')
  }

  private async live(): Promise<Tokens> {
    if (this.tokens !== undefined && this.tokens.expiresAt - margin > this.line.now()) return this.tokens
    // One tab at a time: a token that renews is good once, and used twice it ends the session.
    return this.device.exclusively(`tokens/${this.projectId}`, () => this.renew())
  }

  private async renew(): Promise<Tokens> {
    const name = sessionName(this.projectId)
    const kept = (await this.device.store.read(name)) as KeptSession | undefined
    if (kept === undefined) throw new Fault('session-ended')
    try {
      const tokens = await this.line.ask({ method: 'POST', path: '/token', body: { refresh: kept.refresh }, schema: tokensSchema })
      await this.device.store.write(name, { ...kept, refresh: tokens.refresh })
      this.set({ ...tokens, session: kept.session })
      return tokens
    } catch (error) {
      if (error instanceof Fault && error.code === 'session-ended') {
        this.set(undefined)
        await this.device.store.remove(name)
      }
      throw error
    }
  }
}
