export type { Question, Verdict } from './shared/questions.js'
export type { TestWallet, WalletOptions, WalletReply, WalletSwitches } from './shared/test-wallet.js'
