import type { ChainNamespace, HttpClient } from '@billfold/kernel'
import { type GenericSchema, array, maxLength, object, pipe, string, unknown } from 'valibot'
import type { SiwxMessage, SiwxMessageInput, SiwxOptions, SiwxSession } from '../contract.js'
import { LocalSource, type LocalSourceNeeds } from './local-source.js'
import { makeMessage } from './make-message.js'

const text = pipe(string(), maxLength(2000))
const nonceSchema: GenericSchema<unknown, { nonce: string; issuedAt: string }> = object({ nonce: text, issuedAt: text })
const takenSchema: GenericSchema<unknown, { token: string; session: { expiresAt: string } }> = object({
  token: text,
  session: object({ expiresAt: text }),
})
const sessionsSchema: GenericSchema<unknown, { sessions: { chainId: string; address: string }[] }> = object({
  sessions: pipe(array(object({ chainId: text, address: text })), maxLength(100)),
})

export interface BackendSourceNeeds extends LocalSourceNeeds {
  readonly backend: HttpClient
}

/**
 * Signs in to a backend with `@billfold/siwx-server`. Nonce and time are its own, so the clock of the device does not count; this browser keeps the
 * token by which the page calls it.
 */
export class BackendSource extends LocalSource {
  override readonly verifies: boolean = true
  private readonly backend: HttpClient
  /** Sessions that the backend was asked about since the page loaded. */
  private readonly confirmed = new Set<string>()

  constructor({ backend, ...needs }: BackendSourceNeeds, options: SiwxOptions) {
    super(needs, options)
    this.backend = backend
  }

  override async createMessage(input: SiwxMessageInput): Promise<SiwxMessage> {
    const { nonce, issuedAt } = await this.backend.get('nonce', { query: { of: this.needs.uuid() }, schema: nonceSchema })
    return makeMessage(input, { ...this.options, origin: this.needs.device.origin, nonce, issuedAt })
  }

  override async addSession(session: SiwxSession): Promise<void> {
    const { message, signature } = session
    const taken = await this.backend.post('verify', { body: { message, signature }, schema: takenSchema })
    const data = { ...session.data, expirationTime: taken.session.expiresAt }
    this.confirmed.add(taken.token)
    this.needs.kept.add({ ...session, data, token: taken.token })
  }

  override async revokeSession(chainId: string, address: string): Promise<void> {
    await this.endAll(this.needs.kept.of(chainId, address))
    await super.revokeSession(chainId, address)
  }

  override async revokeFamily(namespace: ChainNamespace): Promise<void> {
    const ended = this.needs.kept.all.filter(({ data }) => data.chainId.startsWith(`${namespace}:`))
    await super.revokeFamily(namespace)
    await this.endAll(ended)
  }

  override async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    const kept = new Set(sessions.map(({ token }) => token))
    const ended = this.needs.kept.all.filter(({ token }) => !kept.has(token))
    await super.setSessions(sessions)
    await this.endAll(ended)
  }

  /** One that the backend has ended meanwhile is dropped. Where it does not answer, what is kept counts: it refuses calls by itself. */
  override async getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]> {
    const [session] = await super.getSessions(chainId, address)
    if (session?.token === undefined) return []
    if (!this.confirmed.has(session.token) && !(await this.isStanding(session.token))) {
      await super.revokeSession(chainId, address)
      return []
    }
    this.confirmed.add(session.token)
    return [session]
  }

  private async isStanding(token: string): Promise<boolean> {
    try {
      const { sessions } = await this.backend.get('sessions', { headers: bearer([token]), schema: sessionsSchema })
      return sessions.length > 0
    } catch {
      // It is away, which says nothing of the session.
      return true
    }
  }

  private async endAll(sessions: readonly SiwxSession[]): Promise<void> {
    const tokens = sessions.flatMap(({ token }) => token ?? [])
    if (tokens.length > 0) await this.backend.delete('sessions', { headers: bearer(tokens), schema: unknown() })
  }
}

function bearer(tokens: readonly string[]): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${tokens.join(', ')}` }
}
