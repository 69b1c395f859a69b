export { Ledger, type LedgerEntry } from './ledger.js'
export { solanaCloudChain, solanaNetwork } from './networks.js'
export { tokenAccountOf } from './plant.js'
export { type SolanaChain, type SolanaChainOptions, startSolanaChain } from './start-solana-chain.js'
