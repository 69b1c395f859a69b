import type { ChainNamespace } from '../../core/caip/ids.js'
import type { DevicePort } from '../../core/ports.js'
import type { Network } from '../../wallets/contract/network.js'
import type { Connectors } from '../../wallets/state/connectors.js'
import type { Families } from '../../wallets/state/families.js'
import type { Networks } from '../../wallets/state/networks.js'
import type { KernelOptions } from '../options/options.js'

/** Facts that opening and closing depend on. The modal reads them when it decides, and knows nothing else of wallets. */
export interface ModalSituation {
  readonly activeNamespace: ChainNamespace | undefined
  /** True while the active family has an address. */
  readonly isConnected: boolean
  /** True while the active family takes up the connection that the last visit left: its account is on its way. */
  readonly isReturning: boolean
  readonly hasAdapters: boolean
  readonly isMobile: boolean
  /** The modal is part of the page: closing it only shows another view. */
  readonly isEmbedded: boolean
  /** The host steers the pairing itself. */
  readonly manualPairing: boolean
  address(namespace: ChainNamespace): string | undefined
  /** The network of a family: the one in use, else its first. */
  networkOf(namespace: ChainNamespace): Network | undefined
  findNetwork(namespace: ChainNamespace, chainId: number | string): Network | undefined
  /** Makes a network the active one without asking a wallet. */
  activate(network: Network): void
  /** Offers the wallets of one family alone; undefined offers all again. */
  narrow(namespace: ChainNamespace | undefined): void
}

export interface ModalSituationNeeds {
  readonly options: Pick<KernelOptions, 'isEmbedded' | 'manualPairing'>
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Pick<Connectors, 'narrow'>
  hasAdapter(namespace: ChainNamespace): boolean
}

/** Reads the situation from the wallets at the moment of asking. */
export function situationOf({ options, device, families, networks, connectors, hasAdapter }: ModalSituationNeeds): ModalSituation {
  return {
    get activeNamespace() {
      return families.activeNamespace
    },
    get isConnected() {
      return families.isConnected
    },
    get isReturning() {
      return families.active?.status === 'reconnecting'
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
