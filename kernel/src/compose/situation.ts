import type { Chains } from '../wallets/state/chains.js'
import type { Connectors } from '../wallets/state/connectors.js'
import type { Networks } from '../wallets/state/networks.js'
import type { ChainNamespace } from '../core/caip/ids.js'
import type { DevicePort } from '../core/ports.js'
import type { Situation } from '../product/modal/situation.js'
import type { KernelOptions } from '../product/options/options.js'

export interface SituationNeeds {
  readonly options: Pick<KernelOptions, 'isEmbedded' | 'manualPairing'>
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly chains: Chains
  readonly networks: Networks
  readonly connectors: Pick<Connectors, 'narrow'>
  hasAdapter(namespace: ChainNamespace): boolean
}

/** What opening and closing depend on, read from the chains at the moment of asking. */
export function situationOf({ options, device, chains, networks, connectors, hasAdapter }: SituationNeeds): Situation {
  return {
    get activeNamespace() {
      return chains.activeNamespace
    },
    get isConnected() {
      return chains.isConnected
    },
    get hasAdapters() {
      return networks.namespaces.some(hasAdapter)
    },
    isMobile: device.isMobile,
    isEmbedded: options.isEmbedded,
    manualPairing: options.manualPairing,
    address: (namespace) => chains.find(namespace)?.address,
    networkOf: (namespace) => chains.find(namespace)?.network,
    findNetwork: (namespace, chainId) => networks.of(namespace).find(({ id }) => String(id) === String(chainId)),
    activate: (network) => {
      chains.find(network.chainNamespace)?.choose(network)
      chains.activate(network.chainNamespace)
    },
    narrow: connectors.narrow,
  }
}
