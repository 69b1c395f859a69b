import { makeAutoObservable, observableRef } from 'mobx'
import type { AccountDetails, AccountState, AccountType, ConnectedWalletInfo } from '../contract/account.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { ConnectionStatus, Session } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import type { Attempt } from './connecting.js'
import type { HeldSession } from '../engine/held-session.js'
import { accountTypes } from './account-types.js'
import { type ConnectionMove, next } from './machine.js'
import type { FamilyAccounts } from '../open.js'

/** Parts that a family is made from. */
export interface FamilyStateNeeds {
  readonly namespace: ChainNamespace
  readonly chosen: Network | undefined
  /** The account type that the visitor or the host chose. */
  readonly chosenAccountType: AccountType | undefined
  /** Finds what the family's plugin says of its accounts. */
  accounts(): FamilyAccounts | undefined
  onIllegal(move: ConnectionMove, family: FamilyState): void
}

const noDetails: AccountDetails = Object.freeze({})

/**
 * One family: where its connection stands, the wallet in use and what is known of its account. Without a session it is never
 * connected, and account, network and provider are always those of one wallet.
 */
export class FamilyState {
  status: ConnectionStatus = 'disconnected'
  /** The wallet in use. */
  held: HeldSession | undefined = undefined
  /** The question to a wallet that is open. */
  attempt: Attempt | undefined = undefined
  /** The network of the family while its wallet names none. */
  chosen: Network | undefined
  details: AccountDetails = noDetails
  /** The connector of a stored connection that could not be restored yet. */
  remembered: string | undefined = undefined
  smartAccountNetworks: readonly CaipNetworkId[] = []
  chosenAccountType: AccountType | undefined
  readonly namespace: ChainNamespace
  private readonly needs: FamilyStateNeeds

  constructor(needs: FamilyStateNeeds) {
    this.needs = needs
    this.namespace = needs.namespace
    this.chosen = needs.chosen
    this.chosenAccountType = needs.chosenAccountType
    makeAutoObservable<this, 'needs'>(
      this,
      {
        namespace: false,
        needs: false,
        held: observableRef,
        attempt: observableRef,
        chosen: observableRef,
        details: observableRef,
        smartAccountNetworks: observableRef,
      },
      { autoBind: true },
    )
  }

  get session(): Session | undefined {
    return this.held?.session
  }

  get network(): Network | undefined {
    return this.session?.network ?? this.chosen
  }

  get address(): string | undefined {
    return this.session?.account.address
  }

  get caipAddress(): CaipAddress | undefined {
    return this.network && this.address !== undefined ? `${this.network.caipNetworkId}:${this.address}` : undefined
  }

  /** The account type of a new connection. */
  get preferredAccountType(): AccountType {
    const preferred = this.needs.accounts()?.preferred
    return this.chosenAccountType ?? accountTypes.find((type) => type === preferred) ?? 'eoa'
  }

  /** The types of its accounts by their place in a wallet's answer. */
  get accountTypes(): readonly AccountType[] | undefined {
    return this.needs.accounts()?.types
  }

  get account(): AccountState {
    const { preferredAccountType, session, details } = this
    const connectedWalletInfo = session && walletInfo(session.connector)
    return {
      preferredAccountType,
      ...(connectedWalletInfo && { connectedWalletInfo }),
      ...details,
      caipAddress: this.caipAddress,
      address: this.address,
      status: this.status,
    }
  }

  /** Starts to ask a wallet; what was asked before is called off. */
  begin(move: 'attempt' | 'restore', connectorId: string): Attempt {
    this.attempt?.controller.abort()
    this.attempt = { connectorId, controller: new AbortController() }
    this.move(move)
    return this.attempt
  }

  /** Ends an asking that came to nothing, unless another one took its place. */
  abandon(attempt: Attempt | undefined): void {
    if (attempt === undefined || this.attempt !== attempt) return
    this.attempt = undefined
    this.move('abandon')
  }

  /** Calls off what is being asked: should the wallet still answer, that is ignored. */
  cancelAttempt(): void {
    const { attempt } = this
    this.abandon(attempt)
    attempt?.controller.abort()
  }

  /** Takes a wallet into use. It answers the open attempt when that is its own, and calls off any other. */
  use(held: HeldSession, attempt?: Attempt): void {
    if (this.attempt !== attempt) this.attempt?.controller.abort()
    this.attempt = undefined
    this.remembered = undefined
    this.show(held)
    this.move('grant')
  }

  /** Leaves the wallet in use, for another one when there is one. */
  leave(following: HeldSession | undefined): void {
    this.show(following)
    if (following !== undefined) return
    this.smartAccountNetworks = []
    this.move('end')
  }

  /** Follows a change of the session in use: account and network come and go together, details never outlive their address. */
  show(held: HeldSession | undefined, session: Session | undefined = held?.session): void {
    if (session?.account.address !== this.address) this.details = noDetails
    if (held !== undefined && session !== undefined) held.session = session
    if (session?.network?.isUnsupported !== true) this.chosen = session?.network ?? this.chosen
    this.held = held
  }

  choose(network: Network | undefined): void {
    this.chosen = network
  }

  /** Adds what was found out about an address; what arrives for another one is dropped. */
  describe(address: string | undefined, details: AccountDetails): void {
    if (address === this.address) this.details = Object.freeze({ ...this.details, ...details })
  }

  /** Says on which networks the wallet has smart accounts, until it is left. */
  allowSmartAccounts(networks: readonly CaipNetworkId[]): void {
    this.smartAccountNetworks = networks
  }

  prefer(type: AccountType): void {
    this.chosenAccountType = type
  }

  remember(connectorId: string | undefined): void {
    this.remembered = connectorId
  }

  private move(move: ConnectionMove): void {
    const status = next({ status: this.status, hasSession: this.session !== undefined }, move)
    if (status === undefined) this.needs.onIllegal(move, this)
    else this.status = status
  }
}

function walletInfo({ name, imageUrl, info }: Connector): ConnectedWalletInfo {
  return { name, ...(imageUrl !== undefined && { icon: imageUrl }), ...(info?.rdns !== undefined && { rdns: info.rdns }) }
}
