export type { CloudChain, LocalChain, RunningChain } from './local-chain.js'
export { localChains } from './local-chains.js'
export { type RunningChains, startLocalChains } from './start-local-chains.js'
