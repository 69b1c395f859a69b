export { type PairedApp, type PairingWallet, type PairingWalletOptions, type WalletConduct, createPairingWallet } from './pairing-wallet.js'
export type { PhoneQuestion, Verification } from './phone-question.js'
export { type RequestAnswer, evmAnswers } from './evm-answers.js'
