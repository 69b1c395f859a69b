import type { ChainNamespace } from '@billfold/kernel'
import type { SiwxMessage, SiwxMessageInput, SiwxOptions, SiwxSession } from '../contract.js'
import { LocalSource, type LocalSourceNeeds } from './local-source.js'
import { makeMessage } from './make-message.js'
import type { SignInBackend } from './sign-in-backend.js'

export interface BackendSourceNeeds extends LocalSourceNeeds {
  readonly backend: SignInBackend
}

/** Signs in to a backend. Nonce and time are its own, so the clock of the device does not count; this browser keeps the token by which the page calls it. */
export class BackendSource extends LocalSource {
  override readonly verifies: boolean = true
  private readonly backend: SignInBackend
  /** Sessions that the backend was asked about since the page loaded. */
  private readonly confirmed = new Set<string>()

  constructor({ backend, ...needs }: BackendSourceNeeds, options: SiwxOptions) {
    super(needs, options)
    this.backend = backend
  }

  override async createMessage(input: SiwxMessageInput): Promise<SiwxMessage> {
    const { backend, needs, options } = this
    const { nonce, issuedAt = new Date(needs.clock.now()).toISOString() } = await backend.nonce()
    const resources = [...(options.resources ?? []), ...(backend.resources?.() ?? [])]
    const facts = { ...options, ...(resources.length > 0 && { resources }), origin: needs.device.origin, nonce, issuedAt }
    return makeMessage(input, facts)
  }

  override async addSession(session: SiwxSession): Promise<void> {
    const { token, expiresAt } = await this.backend.verify(session)
    const data = { ...session.data, expirationTime: expiresAt }
    this.confirmed.add(token)
    this.needs.kept.add({ ...session, data, token })
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
    if (!this.confirmed.has(session.token) && !(await this.backend.isStanding(session, session.token))) {
      await super.revokeSession(chainId, address)
      return []
    }
    this.confirmed.add(session.token)
    return [session]
  }

  private async endAll(sessions: readonly SiwxSession[]): Promise<void> {
    const tokens = sessions.flatMap(({ token }) => token ?? [])
    if (tokens.length > 0) await this.backend.end(tokens)
  }
}
