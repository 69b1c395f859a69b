export { solana, solanaDevnet, solanaTestnet } from './clusters.js'
export { type SolanaNetworkDefinition, defineSolanaNetwork } from './define-solana-network.js'
