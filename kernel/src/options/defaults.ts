import type { EndpointName } from '../contract/open.js'
import type { KernelOptions } from './options.js'

/** The family of a network that names none, as the EVM libraries write them. */
export const defaultNamespace = 'eip155'

type DefaultedOption =
  | 'basic'
  | 'isEmbedded'
  | 'manualPairing'
  | 'reconnect'
  | 'networkSwitch'
  | 'allowUnsupportedNetwork'
  | 'unsupportedNetworkDismissible'
  | 'debug'
  | 'storagePrefix'
  | 'sdkType'
  | 'sdkVersion'

/** What holds for what the host leaves out. */
export const defaultOptions: Pick<KernelOptions, DefaultedOption> = {
  basic: false,
  isEmbedded: false,
  manualPairing: false,
  reconnect: true,
  networkSwitch: true,
  allowUnsupportedNetwork: false,
  unsupportedNetworkDismissible: true,
  debug: true,
  storagePrefix: 'default',
  sdkType: 'billfold',
  sdkVersion: 'unknown',
}

/** The services that the product itself knows. */
export const productEndpoints: readonly EndpointName[] = [
  'wallet',
  'blockchain',
  'exchange',
  'analytics',
  'errorReports',
  'relay',
  'secureSite',
  'packageRegistry',
]
