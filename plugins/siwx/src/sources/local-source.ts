import type { ChainNamespace, ClockPort, DevicePort } from '@billfold/kernel'
import type { SiwxMessage, SiwxMessageInput, SiwxOptions, SiwxSession } from '../contract.js'
import type { KeptSessions } from './kept-sessions.js'
import { makeMessage } from './make-message.js'
import type { SignInSource } from './sign-in-source.js'

export interface LocalSourceNeeds {
  readonly kept: KeptSessions
  readonly device: Pick<DevicePort, 'origin'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly uuid: () => string
}

const week = 7 * 24 * 60 * 60 * 1000

/** Signs in to this browser alone: the page knows who has signed, and no server does. */
export class LocalSource implements SignInSource {
  readonly verifies: boolean = false
  readonly signOutOnDisconnect: boolean

  constructor(
    protected readonly needs: LocalSourceNeeds,
    protected readonly options: SiwxOptions,
  ) {
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
  }

  getRequired(): boolean {
    return this.options.required ?? true
  }

  async createMessage(input: SiwxMessageInput): Promise<SiwxMessage> {
    const { device, clock, uuid } = this.needs
    const now = clock.now()
    const life = this.options.sessionLife ?? week
    return makeMessage(input, {
      ...this.options,
      origin: device.origin,
      nonce: uuid().replaceAll('-', ''),
      issuedAt: new Date(now).toISOString(),
      expirationTime: new Date(now + life).toISOString(),
    })
  }

  async addSession(session: SiwxSession): Promise<void> {
    this.needs.kept.add(session)
  }

  async revokeSession(chainId: string, address: string): Promise<void> {
    const { kept } = this.needs
    kept.set(kept.all.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address))
  }

  async revokeFamily(namespace: ChainNamespace): Promise<void> {
    const { kept } = this.needs
    kept.set(kept.all.filter(({ data }) => !data.chainId.startsWith(`${namespace}:`)))
  }

  async setSessions(sessions: readonly SiwxSession[]): Promise<void> {
    this.needs.kept.set(sessions)
  }

  async getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]> {
    return this.needs.kept.of(chainId, address)
  }

  watch(listener: () => void): () => void {
    return this.needs.kept.watch(listener)
  }
}
