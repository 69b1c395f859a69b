import type { CaipNetworkId, ChainNamespace, ClockPort, Log } from '@billfold/kernel'

import type { SdkClient } from '../client/sdk-client.js'
import type { PairingClient, SdkSession } from '../client/sdk.js'
import { LiveSession } from './live-session.js'
import type { Proposal } from './proposal.js'
import { type PairedSession, readSession } from './read-session.js'
import { readWalletEvent } from './wallet-events.js'

export interface PairedSessionsNeeds {
  readonly sdk: SdkClient
  readonly clock: Pick<ClockPort, 'now'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  /** Makes the proposal of today; a session of earlier grants no more than that. */
  propose(): Promise<Proposal>
  /** The network that a family is on. */
  networkOf(namespace: ChainNamespace): CaipNetworkId | undefined
  onRequest(): void
}

/** Reason that wallets are given when this side ends a session. */
const userDisconnected = { code: 6000, message: 'User disconnected' }

/** Id of a deletion that no message asked for: the SDK itself found the session expired. */
const expiryId = 0

/** Sessions with paired wallets. One at a time is in use, for all its families. */
export class PairedSessions {
  private live: LiveSession | undefined
  private restoring: Promise<LiveSession | undefined> | undefined

  constructor(private readonly needs: PairedSessionsNeeds) {}

  /** Name that the wallet in use gives itself. */
  get wallet(): string | undefined {
    return this.live?.session.wallet
  }

  /** Puts a session into use. The ones before it end: a wallet is connected once. */
  async use(client: PairingClient, session: PairedSession): Promise<LiveSession> {
    if (this.live?.session.topic === session.topic) return this.live
    const { sdk, networkOf, onRequest } = this.needs
    this.live?.end('replaced')
    // By the client that is open when somebody asks: another one takes its place when another tab has written.
    const request: PairingClient['request'] = async (asked) => (await sdk.open()).request(asked)
    this.live = new LiveSession({ client: { request }, session, networkOf, onRequest })
    // The relay may be slow to hear of it, and nobody has to wait for that.
    void this.endOthers(client, session.topic)
    return this.live
  }

  /** Puts the stored session into use; undefined when none is valid any more. Families that ask at once get the same answer. */
  restore(): Promise<LiveSession | undefined> {
    this.restoring ??= this.find().finally(() => (this.restoring = undefined))
    return this.restoring
  }

  private async find(): Promise<LiveSession | undefined> {
    const { sdk, clock, propose } = this.needs
    const asked = await propose()
    // Another tab may have paired since this client read the storage.
    const clients = sdk.opened === undefined ? [sdk.open] : [sdk.open, sdk.reopen]
    for (const open of clients) {
      const client = await open.call(sdk)
      const found = newest(client, clock.now())
        .map((session) => readSession(session, asked))
        .find((session) => session !== undefined && session.families.length > 0)
      if (found !== undefined) return this.use(client, found)
    }
    return undefined
  }

  /** The session that a client has settled last, unchecked. */
  newest(client: PairingClient): unknown {
    return newest(client, this.needs.clock.now())[0]
  }

  /** Ends the session in use, and tells the wallet. */
  async end(): Promise<void> {
    const { live } = this
    this.live = undefined
    if (live === undefined) return
    live.end('user')
    await this.needs.sdk.opened?.disconnect({ topic: live.session.topic, reason: userDisconnected })
  }

  /** Ends a session that is not wanted. */
  async reject(client: PairingClient, topic: string): Promise<void> {
    await client
      .disconnect({ topic, reason: userDisconnected })
      .catch((error: unknown) => this.needs.log.debug('A session could not be ended', error))
  }

  /** Subscribes to what a client tells of its sessions. */
  follow(client: PairingClient): void {
    client.on('session_event', (event) => {
      const read = readWalletEvent(event)
      if (read !== undefined && read.topic === this.live?.session.topic) this.live.channel(read.namespace)?.receive(read.event)
    })
    client.on('session_connect', ({ session }) => void this.deleteLink(client, session.pairingTopic))
    client.on('session_update', ({ topic }) => void this.reread(client, topic))
    client.on('session_delete', ({ id, topic }) => this.onDeleted(topic, id === expiryId ? 'expired' : 'wallet'))
  }

  /** Deletes the key of a link that a wallet has used. The SDK would keep it for thirty days. */
  private async deleteLink({ core }: PairingClient, topic: string): Promise<void> {
    await core.pairing.disconnect({ topic }).catch((error: unknown) => this.needs.log.debug('A used link could not be deleted', error))
  }

  private onDeleted(topic: string, reason: string): void {
    if (this.live?.session.topic !== topic) return
    this.live.end(reason)
    this.live = undefined
  }

  private async reread(client: PairingClient, topic: string): Promise<void> {
    if (this.live?.session.topic !== topic || !client.session.keys.includes(topic)) return
    const session = readSession(client.session.get(topic), await this.needs.propose())
    if (session !== undefined && this.live?.session.topic === topic) this.live.update(session)
  }

  private async endOthers(client: PairingClient, topic: string): Promise<void> {
    const others = client.session.keys.filter((other) => other !== topic)
    await Promise.all(others.map((other) => this.reject(client, other)))
  }
}

/** Sessions of a client that are valid, the one that lasts longest first. */
function newest(client: PairingClient, now: number): readonly SdkSession[] {
  return client.session
    .getAll()
    .filter(({ expiry, acknowledged }) => acknowledged && expiry * 1000 > now)
    .toSorted((a, b) => b.expiry - a.expiry)
}
