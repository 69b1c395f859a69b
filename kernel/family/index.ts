export { CloudNode, type CloudNodeNeeds } from './cloud-node.js'
export {
  type BrowserWalletList,
  type BrowserWalletSearch,
  type DiscoveryMoment,
  type WalletDiscovery,
  discoverWallets,
} from './discover-wallets.js'
export { type DefinitionCheck, type NetworkDefinition, type NetworkFamily, defineNetwork, definitionCheck } from './define-network.js'
export { callOf, fieldOf, wrappings } from '../src/core/foreign.js'
export { LateBalances } from './late-balances.js'
export { calledOff, untilCalledOff } from './until-called-off.js'
export { type WalletWords, readWalletWords } from './wallet-words.js'
