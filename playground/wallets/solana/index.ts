export { createSolanaWallet } from './create-solana-wallet.js'
export { solanaAnswers } from './phone-answers.js'
export type { SolanaKey, SolanaWallet, SolanaWalletOptions } from './solana-wallet.js'
