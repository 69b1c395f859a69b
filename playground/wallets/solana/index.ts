export { createSolanaWallet } from './create-solana-wallet.js'
export { solanaAnswers } from './phone-answers.js'
export type { SolanaKey, SolanaRequest, SolanaWallet, SolanaWalletOptions } from './solana-wallet.js'
