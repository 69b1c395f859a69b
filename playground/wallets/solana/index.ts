export { createSolanaWallet } from './create-solana-wallet.js'
export { solanaAnswers } from './phone-answers.js'
export type { SolanaKey, SolanaReply, SolanaRequest, SolanaWallet, SolanaWalletOptions, SolanaWalletSwitches } from './solana-wallet.js'
