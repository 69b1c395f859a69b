import type { Account, CaipNetworkId, ChainNamespace, PairingEvent, WalletListener } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import type { PairedFamily, PairedSession } from './read-session.js'
import { SessionLine } from './session-line.js'
import { toldAddresses, toldNetwork } from './wallet-news.js'

export interface LiveSessionNeeds {
  readonly client: Pick<PairingClient, 'request'>
  readonly session: PairedSession
  networkOf(namespace: ChainNamespace): CaipNetworkId | undefined
  onRequest(): void
}

/** A session in use: a line per family, and who listens to it. */
export class LiveSession {
  session: PairedSession
  private readonly lines: ReadonlyMap<ChainNamespace, SessionLine>
  private readonly listeners = new Map<ChainNamespace, Set<WalletListener>>()

  constructor({ client, session, networkOf, onRequest }: LiveSessionNeeds) {
    this.session = session
    const { topic, wallet } = session
    this.lines = new Map(
      session.families.map((family) => [
        family.namespace,
        new SessionLine({ client, topic, wallet, family, start: networkOf(family.namespace), onRequest }),
      ]),
    )
  }

  family(namespace: ChainNamespace): PairedFamily | undefined {
    return this.session.families.find((family) => family.namespace === namespace)
  }

  line(namespace: ChainNamespace): SessionLine | undefined {
    return this.lines.get(namespace)
  }

  /** Tells a listener of one family what happens to it; returns the undo. */
  watch(namespace: ChainNamespace, listener: WalletListener): () => void {
    const listeners = this.listeners.get(namespace) ?? new Set()
    this.listeners.set(namespace, listeners.add(listener))
    const unmove = this.lines.get(namespace)?.onMove((networkId) => listener.networkChanged(networkId))
    return () => {
      listeners.delete(listener)
      unmove?.()
    }
  }

  /** Hands on what the wallet told of one family. */
  tell(namespace: ChainNamespace, news: PairingEvent): void {
    const line = this.lines.get(namespace)
    if (line === undefined) return
    const addresses = toldAddresses(news)
    const networkId = toldNetwork(news, namespace)
    if (addresses !== undefined) this.each(namespace, (listener) => listener.accountsChanged(accountsOf(addresses)))
    if (networkId !== undefined) line.networkChanged(networkId)
    line.tell(news)
  }

  /** The wallet changed what it grants. */
  update(session: PairedSession): void {
    const before = this.session
    this.session = session
    for (const { namespace } of before.families) {
      const family = this.family(namespace)
      if (family === undefined) this.each(namespace, (listener) => listener.disconnected('wallet'))
      else this.renew(family)
    }
  }

  /** Nothing goes over it any more. */
  end(reason: string): void {
    for (const line of this.lines.values()) line.end()
    for (const namespace of this.lines.keys()) this.each(namespace, (listener) => listener.disconnected(reason))
    this.listeners.clear()
  }

  private renew(family: PairedFamily): void {
    this.lines.get(family.namespace)?.update(family)
    this.each(family.namespace, (listener) => listener.accountsChanged(accountsOf(family.addresses)))
  }

  private each(namespace: ChainNamespace, tell: (listener: WalletListener) => void): void {
    for (const listener of this.listeners.get(namespace) ?? []) tell(listener)
  }
}

/** Addresses as the kernel knows accounts. */
export function accountsOf(addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ address }))
}
