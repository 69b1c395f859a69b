import type { Account, CaipNetworkId, ChainNamespace, PairingChannel, PairingEvent, WalletListener } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { PairedAccount, PairedFamily } from './read-session.js'
import { requestFailure } from './request-failure.js'
import { eventAccounts, eventNetwork } from './wallet-events.js'

export interface SessionChannelNeeds {
  readonly client: Pick<PairingClient, 'request'>
  readonly topic: string
  readonly wallet: string
  readonly family: PairedFamily
  /** The network that the family is on when the session begins. */
  readonly start: CaipNetworkId | undefined
  /** A request goes out: the person may have to be brought to the wallet. */
  onRequest(): void
}

/** Channel to one family of a paired wallet. It sends each request once, whatever becomes of it. */
export class SessionChannel implements PairingChannel {
  addresses: readonly string[]
  private family: PairedFamily
  private accounts: readonly PairedAccount[]
  private current: CaipNetworkId | undefined
  private isOver = false
  private readonly eventListeners = new Set<(event: PairingEvent) => void>()
  private readonly listeners = new Set<WalletListener>()

  constructor(private readonly needs: SessionChannelNeeds) {
    const { family, start } = needs
    this.family = family
    this.accounts = family.accounts
    this.current = family.networkIds.find((networkId) => networkId === start) ?? family.networkIds[0]
    this.addresses = addressesOn(this.accounts, this.current) ?? []
  }

  get namespace(): ChainNamespace {
    return this.family.namespace
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

  watch(listener: (event: PairingEvent) => void): () => void {
    this.eventListeners.add(listener)
    return () => this.eventListeners.delete(listener)
  }

  /** A wallet may grant an account for each network: then another network is another account. */
  networkChanged(networkId: CaipNetworkId): void {
    if (networkId === this.current) return
    this.current = networkId
    this.notify((listener) => listener.networkChanged(networkId))
    const addresses = addressesOn(this.accounts, networkId) ?? this.addresses
    if (!isSameList(addresses, this.addresses)) this.useAddresses(addresses)
  }

  /** Subscribes to changes of accounts and network, and to the end; returns `unsubscribe`. */
  follow(listener: WalletListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Follows an event of the wallet, and passes it on. */
  receive(event: PairingEvent): void {
    const accounts = eventAccounts(event)
    const networkId = eventNetwork(event, this.namespace)
    if (accounts !== undefined) this.useAccounts(accounts)
    if (networkId !== undefined) this.networkChanged(networkId)
    for (const listener of this.eventListeners) listener(event)
  }

  /** The wallet grants something else now. */
  update(family: PairedFamily): void {
    this.family = family
    this.useAccounts(family.accounts)
  }

  /** Ends the channel: open requests and later ones fail. */
  end(reason: string): void {
    this.isOver = true
    this.notify((listener) => listener.disconnected(reason))
    this.eventListeners.clear()
    this.listeners.clear()
  }

  private useAccounts(accounts: readonly PairedAccount[]): void {
    this.accounts = accounts
    this.useAddresses(addressesOn(accounts, this.current) ?? unique(accounts))
  }

  private useAddresses(addresses: readonly string[]): void {
    this.addresses = addresses
    this.notify((listener) => listener.accountsChanged(accountsOf(addresses)))
  }

  private notify(tell: (listener: WalletListener) => void): void {
    for (const listener of this.listeners) tell(listener)
  }
}

/** Converts addresses to accounts of the kernel. */
export function accountsOf(addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ address }))
}

/** Addresses granted for one network; undefined when there are none of its own. */
function addressesOn(accounts: readonly PairedAccount[], current: CaipNetworkId | undefined): readonly string[] | undefined {
  const own = unique(accounts.filter(({ networkId }) => networkId === undefined || networkId === current))
  return own.length === 0 ? undefined : own
}

function unique(accounts: readonly PairedAccount[]): readonly string[] {
  return [...new Set(accounts.map(({ address }) => address))]
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
