import type { Families } from '../wallets/state/families.js'
import type { Connectors } from '../wallets/state/connectors.js'
import type { Networks } from '../wallets/state/networks.js'
import type { ChainNamespace } from '../core/caip/ids.js'
import type { DevicePort } from '../core/ports.js'
import type { Situation } from '../product/modal/situation.js'
import type { KernelOptions } from '../product/options/options.js'

export interface SituationNeeds {
  readonly options: Pick<KernelOptions, 'isEmbedded' | 'manualPairing'>
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Pick<Connectors, 'narrow'>
  hasAdapter(namespace: ChainNamespace): boolean
}

/** What opening and closing depend on, read from the chains at the moment of asking. */
export function situationOf({ options, device, families, networks, connectors, hasAdapter }: SituationNeeds): Situation {
  return {
    get activeNamespace() {
      return families.activeNamespace
    },
    get isConnected() {
      return families.isConnected
    },
    get hasAdapters() {
      return networks.namespaces.some(hasAdapter)
    },
    isMobile: device.isMobile,
    isEmbedded: options.isEmbedded,
    manualPairing: options.manualPairing,
    address: (namespace) => families.find(namespace)?.address,
    networkOf: (namespace) => families.find(namespace)?.network,
    findNetwork: (namespace, chainId) => networks.of(namespace).find(({ id }) => String(id) === String(chainId)),
    activate: (network) => {
      families.find(network.chainNamespace)?.choose(network)
      families.activate(network.chainNamespace)
    },
    narrow: connectors.narrow,
  }
}
