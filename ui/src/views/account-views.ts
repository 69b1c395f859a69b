/** What there is to see for who is connected, in one piece. */
export { AccountView } from './account.js'
export { NetworkChip } from '../app/network-chip.js'
export { NetworksView } from './networks.js'
export { SwitchActiveChainView } from './switch-active-chain.js'
export { SwitchNetworkView } from './switch-network.js'
export { UnsupportedChainView } from './unsupported-chain.js'
