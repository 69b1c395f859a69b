import type { CaipNetworkId, ChainNamespace, PairingChannel, PairingEvent } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { PairedFamily } from './read-session.js'
import { requestFailure } from './request-error.js'

export interface SessionLineNeeds {
  readonly client: Pick<PairingClient, 'request'>
  readonly topic: string
  readonly wallet: string
  readonly family: PairedFamily
  /** The network that the family is on when the session begins. */
  readonly start: CaipNetworkId | undefined
  /** A request goes out: the person may have to be brought to the wallet. */
  onRequest(): void
}

/** The way to one family of a paired wallet. A request is sent once, whatever becomes of it. */
export class SessionLine implements PairingChannel {
  private family: PairedFamily
  private current: CaipNetworkId | undefined
  private isOver = false
  private readonly listeners = new Set<(news: PairingEvent) => void>()
  private readonly movers = new Set<(networkId: CaipNetworkId) => void>()

  constructor(private readonly needs: SessionLineNeeds) {
    const { family, start } = needs
    this.family = family
    this.current = family.networkIds.find((networkId) => networkId === start) ?? family.networkIds[0]
  }

  get namespace(): ChainNamespace {
    return this.family.namespace
  }

  get addresses(): readonly string[] {
    return this.family.addresses
  }

  get networkIds(): readonly CaipNetworkId[] {
    return this.family.networkIds
  }

  get methods(): readonly string[] {
    return this.family.methods
  }

  networkId(): CaipNetworkId | undefined {
    return this.current
  }

  /** The wallet grants something else now. */
  update(family: PairedFamily): void {
    this.family = family
  }

  async request(method: string, params: unknown, networkId: CaipNetworkId | undefined = this.current): Promise<unknown> {
    const { client, topic, wallet, onRequest } = this.needs
    if (this.isOver) throw pairingError('pairing/ended', { wallet })
    if (!this.methods.includes(method)) throw pairingError('pairing/not-approved', { wallet, what: method })
    // The SDK refuses a network outside the session; a wallet that can be asked for any is asked by way of one that is in it.
    const chainId = networkId !== undefined && this.networkIds.includes(networkId) ? networkId : this.networkIds[0]
    if (chainId === undefined) throw pairingError('pairing/not-approved', { wallet, what: 'any network' })
    try {
      const answer = client.request<unknown>({ topic, chainId, request: { method, params } })
      onRequest()
      return await answer
    } catch (error) {
      throw this.isOver ? pairingError('pairing/ended', { wallet }, error) : requestFailure(wallet, error)
    }
  }

  watch(listener: (news: PairingEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  networkChanged(networkId: CaipNetworkId): void {
    if (networkId === this.current) return
    this.current = networkId
    for (const mover of this.movers) mover(networkId)
  }

  /** Hears of each change of the network; returns the undo. */
  onMove(mover: (networkId: CaipNetworkId) => void): () => void {
    this.movers.add(mover)
    return () => this.movers.delete(mover)
  }

  /** Hands on what the wallet tells. */
  tell(news: PairingEvent): void {
    for (const listener of this.listeners) listener(news)
  }

  /** The session is gone: what is still asked, and what will be, fails with that. */
  end(): void {
    this.isOver = true
    this.listeners.clear()
    this.movers.clear()
  }
}
