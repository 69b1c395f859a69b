export { poolAbi, postcardsAbi, returnlessTokenAbi, routerAbi, ticketsAbi, tokenAbi } from './abi.js'
export { type EvmNetworkEntry, evmCloudChain, evmNetworks } from './networks.js'
export type { EvmCall } from './rpc.js'
export { type EvmChain, type EvmChainOptions, startEvmChain } from './start-evm-chain.js'
