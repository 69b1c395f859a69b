import { computed, makeAutoObservable, observableRef } from 'mobx'
import type { AccountState, AccountType } from '../contract/account.js'
import type { CaipAddress, ChainNamespace } from '../../core/caip/ids.js'
import type { ChainAdapter } from '../contract/chain-adapter.js'
import type { Network, NetworkState } from '../contract/network.js'
import { accountError } from '../errors/account-errors.js'
import { connectError } from '../errors/connect-errors.js'
import { networkError } from '../errors/network-errors.js'
import { FamilyState } from './family-state.js'
import type { ConnectionMove } from './machine.js'
import type { Networks } from './networks.js'
import type { FamilyAccounts } from '../open.js'

/** The adapters that chain plugins bring. */
export interface Adapters {
  /** True when a plugin that is registered would bring one, also while its family has no network yet. */
  isProvided(namespace: ChainNamespace): boolean
  /** True when a plugin that takes part brings one, loaded or not. */
  has(namespace: ChainNamespace): boolean
  /** The adapter when its plugin is loaded. */
  find(namespace: ChainNamespace): ChainAdapter | undefined
  /** The adapter, after its plugin was loaded; undefined when there is none. */
  load(namespace: ChainNamespace): Promise<ChainAdapter | undefined>
}

/** Parts that the families read, and who hears of a move that is not legal. */
export interface FamiliesNeeds {
  readonly networks: Networks
  readonly adapters: Adapters
  /** The network that was active when the page was last here. */
  readonly storedNetworkId: string | undefined
  /** The account type that the visitor or the host chose. */
  chosenAccountType(namespace: ChainNamespace): AccountType | undefined
  /** Finds what the plugin of a family says of its accounts. */
  accountsOf(namespace: ChainNamespace): FamilyAccounts | undefined
  onIllegal(move: ConnectionMove, family: FamilyState): void
}

/** The enabled families, which of them is active, and what the product reads of it. */
export class Families {
  private wanted: ChainNamespace | undefined
  private readonly known = new Map<ChainNamespace, FamilyState>()
  private readonly needs: FamiliesNeeds

  constructor(needs: FamiliesNeeds) {
    this.needs = needs
    this.wanted = needs.networks.initialNamespace(needs.storedNetworkId)
    makeAutoObservable<this, 'wanted' | 'known' | 'needs'>(
      this,
      { wanted: observableRef, known: false, needs: false, all: computed, find: false, get: false },
      { autoBind: true },
    )
  }

  get all(): readonly FamilyState[] {
    return this.needs.networks.namespaces.map(this.familyOf)
  }

  /** The family that is in front; undefined only while no network is requested. */
  get activeNamespace(): ChainNamespace | undefined {
    const { namespaces } = this.needs.networks
    return namespaces.find((namespace) => namespace === this.wanted) ?? namespaces[0]
  }

  get active(): FamilyState | undefined {
    return this.find(this.activeNamespace)
  }

  get activeNetwork(): Network | undefined {
    return this.active?.network
  }

  get activeCaipAddress(): CaipAddress | undefined {
    return this.active?.caipAddress
  }

  get isConnected(): boolean {
    return this.activeCaipAddress !== undefined
  }

  /** A family; undefined while it is not enabled. */
  find(namespace: string | undefined): FamilyState | undefined {
    const found = this.needs.networks.namespaces.find((name) => name === namespace)
    return found && this.familyOf(found)
  }

  /** A family that must be enabled. The operation is named in the error. */
  get(namespace: ChainNamespace, operation: string): FamilyState {
    const family = this.find(namespace)
    if (family === undefined) throw connectError('connection/namespace-not-found', { operation, namespace })
    return family
  }

  /** Brings a family to the front. */
  activate(namespace: ChainNamespace): void {
    if (this.needs.networks.isEnabled(namespace)) this.wanted = namespace
  }

  /** Takes up other requested networks: a family that stood on one which is gone stands on its first. */
  followRequested(): void {
    const { networks } = this.needs
    for (const { chosen, choose, namespace } of this.all) {
      choose((chosen && networks.find(chosen.caipNetworkId)) ?? networks.initial(namespace))
    }
  }

  /** The account of a family; without a name, of the active one. */
  account(namespace: ChainNamespace | undefined = this.activeNamespace): AccountState | undefined {
    if (namespace === undefined) throw accountError('account/namespace-required', { operation: 'getAccount' })
    return this.find(namespace)?.account
  }

  /** The networks of a family. */
  networkState(namespace: ChainNamespace): NetworkState {
    const family = this.find(namespace)
    const binding = family?.held?.binding
    return {
      caipNetwork: family?.network,
      supportsAllNetworks: binding?.supportsAllNetworks ?? true,
      approvedCaipNetworkIds: binding?.approvedNetworkIds,
      requestedCaipNetworks: this.needs.networks.of(namespace),
      smartAccountEnabledNetworks: family?.smartAccountNetworks ?? [],
    }
  }

  /** True when the wallet in use can be asked for a network: it takes any, or approved this one. */
  isReachable({ chainNamespace, caipNetworkId }: Network): boolean {
    const { supportsAllNetworks, approvedCaipNetworkIds } = this.networkState(chainNamespace)
    return supportsAllNetworks || (approvedCaipNetworkIds?.includes(caipNetworkId) ?? true)
  }

  /** The address in use, for operations that cannot go without. */
  needAddress(operation: string): CaipAddress {
    if (this.activeCaipAddress === undefined) throw accountError('account/no-active-address', { operation })
    return this.activeCaipAddress
  }

  /** The network in use, for operations that cannot go without. */
  needNetwork(operation: string): Network {
    if (this.activeNetwork === undefined) throw networkError('network/no-active', { operation })
    return this.activeNetwork
  }

  /** The adapter of a family, for operations that cannot go without. */
  async needAdapter(namespace: ChainNamespace, operation: string): Promise<ChainAdapter> {
    const adapter = this.needs.adapters.find(namespace) ?? (await this.needs.adapters.load(namespace))
    if (adapter === undefined) throw connectError('connection/adapter-not-found', { operation, namespace })
    return adapter
  }

  /** A family whether it is enabled or not: also one that is being left. */
  familyOf(namespace: ChainNamespace): FamilyState {
    const found = this.known.get(namespace)
    if (found !== undefined) return found
    const { networks, storedNetworkId, chosenAccountType, accountsOf, onIllegal } = this.needs
    const chosen = networks.initial(namespace, storedNetworkId)
    const made = new FamilyState({
      namespace,
      chosen,
      chosenAccountType: chosenAccountType(namespace),
      accounts: () => accountsOf(namespace),
      onIllegal,
    })
    this.known.set(namespace, made)
    return made
  }
}
