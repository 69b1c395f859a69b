export { type StacksNetworkDefinition, defineStacksNetwork } from './define-stacks-network.js'
export { stacks, stacksTestnet } from './networks.js'
