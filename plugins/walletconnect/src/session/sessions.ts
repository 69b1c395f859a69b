import type { CaipNetworkId, ChainNamespace, ClockPort, Log } from '@billfold/kernel'

import type { ClientHolder } from '../client/client-holder.js'
import type { PairingClient, SdkSession } from '../client/sdk.js'
import { LiveSession } from './live-session.js'
import type { Proposal } from './proposal.js'
import { type PairedSession, readSession } from './read-session.js'
import { readNews } from './wallet-news.js'

export interface SessionsNeeds {
  readonly holder: ClientHolder
  readonly clock: Pick<ClockPort, 'now'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  /** What would be asked for now: an older session is read in its light. */
  propose(): Promise<Proposal>
  /** The network that a family is on. */
  networkOf(namespace: ChainNamespace): CaipNetworkId | undefined
  onRequest(): void
}

/** Why a session that is given up ends, in the protocol's words. */
const userDisconnected = { code: 6000, message: 'User disconnected' }

/** What a deletion is numbered by that no message asked for: the SDK found that the time of the session is over. */
const ownDoing = 0

/** The sessions with paired wallets: one at a time is in use, for all its families. */
export class PairedSessions {
  private live: LiveSession | undefined

  constructor(private readonly needs: SessionsNeeds) {}

  /** What the wallet in use calls itself. */
  get wallet(): string | undefined {
    return this.live?.session.wallet
  }

  /** Takes a session into use. The ones before it end: a wallet is connected once. */
  async take(client: PairingClient, session: PairedSession): Promise<LiveSession> {
    if (this.live?.session.topic === session.topic) return this.live
    const { networkOf, onRequest } = this.needs
    this.live?.end('replaced')
    this.live = new LiveSession({ client, session, networkOf, onRequest })
    // The relay may be slow to hear of it, and nobody has to wait for that.
    void this.endOthers(client, session.topic)
    return this.live
  }

  /** The session that stands from earlier, as far as it still holds. */
  async restore(): Promise<LiveSession | undefined> {
    const { holder, clock, propose } = this.needs
    const asked = await propose()
    // Another tab may have paired since this client read what is kept.
    const clients = holder.opened === undefined ? [holder.open] : [holder.open, holder.reopen]
    for (const open of clients) {
      const client = await open.call(holder)
      const found = newest(client, clock.now())
        .map((session) => readSession(session, asked))
        .find((session) => session !== undefined && session.families.length > 0)
      if (found !== undefined) return this.take(client, found)
    }
    return undefined
  }

  /** What a client has settled last, unread. */
  newest(client: PairingClient): unknown {
    return newest(client, this.needs.clock.now())[0]
  }

  /** Ends the session in use, and tells the wallet. */
  async end(): Promise<void> {
    const { live } = this
    this.live = undefined
    if (live === undefined) return
    live.end('user')
    await this.needs.holder.opened?.disconnect({ topic: live.session.topic, reason: userDisconnected })
  }

  /** Ends a session that nobody waited for. */
  async refuse(client: PairingClient, topic: string): Promise<void> {
    await client
      .disconnect({ topic, reason: userDisconnected })
      .catch((error: unknown) => this.needs.log.debug('A session could not be ended', error))
  }

  /** Hears what becomes of the sessions. */
  follow(client: PairingClient): void {
    client.on('session_event', (event) => {
      const told = readNews(event)
      if (told !== undefined && told.topic === this.live?.session.topic) this.live.tell(told.namespace, told.news)
    })
    client.on('session_connect', ({ session }) => void this.forgetLink(client, session.pairingTopic))
    client.on('session_update', ({ topic }) => void this.reread(client, topic))
    client.on('session_delete', ({ id, topic }) => this.onGone(topic, id === ownDoing ? 'expired' : 'wallet'))
  }

  /** A link is good for one wallet: its key is not kept once it was used. The SDK would, for thirty days. */
  private async forgetLink({ core }: PairingClient, topic: string): Promise<void> {
    await core.pairing.disconnect({ topic }).catch((error: unknown) => this.needs.log.debug('A used link could not be forgotten', error))
  }

  private onGone(topic: string, reason: string): void {
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
    await Promise.all(others.map((other) => this.refuse(client, other)))
  }
}

/** The sessions of a client that still hold, the one that lasts longest first. */
function newest(client: PairingClient, now: number): readonly SdkSession[] {
  return client.session
    .getAll()
    .filter(({ expiry, acknowledged }) => acknowledged && expiry * 1000 > now)
    .toSorted((a, b) => b.expiry - a.expiry)
}
