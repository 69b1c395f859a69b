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
export {
  type AskOptions,
  type LimitedSignal,
  type TimeLimit,
  type WalletRequest,
  askWallet,
  frozenCopy,
  requestWallet,
  timeLimit,
} from './ask-wallet.js'
export {
  type FailedCall,
  type FailureMeaning,
  type FailureTable,
  type WalletCall,
  type WalletFailures,
  commonFailures,
  readFailure,
  walletFailure,
} from './failures.js'
export { type WalletWords, readWalletWords } from './wallet-words.js'
