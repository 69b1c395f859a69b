import type { CaipNetworkId, ChainNamespace } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import type { PairedFamily, PairedSession } from './read-session.js'
import { SessionChannel } from './session-channel.js'

export interface LiveSessionNeeds {
  readonly client: Pick<PairingClient, 'request'>
  readonly session: PairedSession
  networkOf(namespace: ChainNamespace): CaipNetworkId | undefined
  onRequest(): void
}

/** Session in use, with a channel for each of its families. */
export class LiveSession {
  session: PairedSession
  private readonly channels = new Map<ChainNamespace, SessionChannel>()

  constructor(private readonly needs: LiveSessionNeeds) {
    this.session = needs.session
    for (const family of needs.session.families) this.open(family)
  }

  /** The channel of a family that the wallet grants. */
  channel(namespace: ChainNamespace): SessionChannel | undefined {
    return this.channels.get(namespace)
  }

  /** The wallet changed what it grants: a family that it takes back ends. */
  update(session: PairedSession): void {
    this.session = session
    const granted = new Map(session.families.map((family) => [family.namespace, family]))
    for (const [namespace, channel] of this.channels) {
      if (granted.has(namespace)) continue
      this.channels.delete(namespace)
      channel.end('wallet')
    }
    for (const [namespace, family] of granted) {
      const channel = this.channels.get(namespace)
      if (channel === undefined) this.open(family)
      else channel.update(family)
    }
  }

  /** Ends the channels of all families. */
  end(reason: string): void {
    for (const channel of this.channels.values()) channel.end(reason)
  }

  private open(family: PairedFamily): void {
    const { client, session, networkOf, onRequest } = this.needs
    const { topic, wallet } = session
    this.channels.set(
      family.namespace,
      new SessionChannel({ client, topic, wallet, family, start: networkOf(family.namespace), onRequest }),
    )
  }
}
