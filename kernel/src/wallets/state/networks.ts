import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Network } from '../contract/network.js'
import { networkError } from '../errors/network-errors.js'

/** Facts that the networks start with, and who hears of changes. */
export interface NetworksNeeds {
  readonly requested: readonly Network[]
  readonly defaultNetwork: Network | undefined
  /** True when a plugin brings the adapter of a family, loaded or not. */
  hasAdapter(namespace: ChainNamespace): boolean
  /** Hears that other networks are requested. */
  onChange(): void
}

/** The networks that the host asks for, by family. A family is enabled while it has one. */
export class Networks {
  requested: readonly Network[]
  private readonly needs: NetworksNeeds

  constructor(needs: NetworksNeeds) {
    this.needs = needs
    this.requested = needs.requested
    makeAutoObservable<this, 'needs' | 'request'>(
      this,
      { requested: observableRef, needs: false, namespaces: computed, add: false, remove: false, request: false },
      { autoBind: true },
    )
  }

  /** The enabled families, in the order of their first network. */
  get namespaces(): readonly ChainNamespace[] {
    return [...new Set(this.requested.map(({ chainNamespace }) => chainNamespace))]
  }

  isEnabled(namespace: ChainNamespace): boolean {
    return this.namespaces.includes(namespace)
  }

  of(namespace: ChainNamespace): readonly Network[] {
    return this.requested.filter(({ chainNamespace }) => chainNamespace === namespace)
  }

  /** A requested network by its id, or by the id under which wallets still announce it. */
  find(id: string): Network | undefined {
    return (
      this.requested.find(({ caipNetworkId }) => caipNetworkId === id) ??
      this.requested.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id)
    )
  }

  /** The network with this id, or the placeholder for one that was not requested. */
  resolve(id: CaipNetworkId): Network {
    return this.find(id) ?? unsupportedNetwork(id)
  }

  /** The network that a family starts on: the stored network when the family is its own, else the default network, else its first one. */
  initial(namespace: ChainNamespace, stored?: unknown): Network | undefined {
    const own = this.of(namespace)
    if (own.length > 0 && isCaipNetworkId(stored) && stored.startsWith(`${namespace}:`)) return this.resolve(stored)
    const wanted = this.needs.defaultNetwork?.caipNetworkId
    return own.find(({ caipNetworkId }) => caipNetworkId === wanted) ?? own[0]
  }

  /** The network that a wallet is asked for: never the placeholder of one that nobody requested. */
  preferredNetwork({
    network,
    namespace,
  }: {
    readonly network: Network | undefined
    readonly namespace: ChainNamespace
  }): Network | undefined {
    return network?.isUnsupported === true ? this.initial(namespace) : network
  }

  /** The family that is active at the start: that of the stored network, else of the default network, else the first. */
  initialNamespace(stored?: unknown): ChainNamespace | undefined {
    const wanted = [isCaipNetworkId(stored) ? stored.split(':')[0] : undefined, this.needs.defaultNetwork?.chainNamespace]
    return this.namespaces.find((name) => name === wanted[0]) ?? this.namespaces.find((name) => name === wanted[1]) ?? this.namespaces[0]
  }

  /** Asks for one more network; the first of a family enables it. A network with a known id takes its place. */
  add(network: Network): void {
    this.needAdapter(network.chainNamespace)
    const { caipNetworkId } = network
    const index = this.requested.findIndex((other) => other.caipNetworkId === caipNetworkId)
    this.request(index < 0 ? [...this.requested, network] : this.requested.with(index, network))
  }

  /** Asks for a network no more; the last of a family disables it. */
  remove(namespace: ChainNamespace, id: Network['id']): void {
    this.needAdapter(namespace)
    this.request(this.requested.filter((network) => network.chainNamespace !== namespace || String(network.id) !== String(id)))
  }

  private request(networks: readonly Network[]): void {
    runInAction(() => (this.requested = networks))
    this.needs.onChange()
  }

  private needAdapter(namespace: ChainNamespace): void {
    if (!this.needs.hasAdapter(namespace)) throw networkError('network/no-adapter', { namespace })
  }
}

/** Stands for a network that the host did not ask for, so that its family is never without one. */
export function unsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const [namespace, id] = caipNetworkId.split(':') as [ChainNamespace, string]
  return Object.freeze({
    id,
    caipNetworkId,
    chainNamespace: namespace,
    name: 'Unsupported Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    isUnsupported: true,
  })
}
