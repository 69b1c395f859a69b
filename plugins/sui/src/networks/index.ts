export { type SuiNetworkDefinition, defineSuiNetwork } from './define-sui-network.js'
export { sui, suiDevnet, suiTestnet } from './networks.js'
