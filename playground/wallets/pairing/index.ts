export { type PairingWallet, type PairingWalletOptions, type WalletConduct, createPairingWallet } from './pairing-wallet.js'
export { type RequestAnswer, evmAnswers } from './evm-answers.js'
