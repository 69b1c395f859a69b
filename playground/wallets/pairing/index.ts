export {
  type PairedApp,
  type PairingWallet,
  type PairingWalletOptions,
  type WalletBehavior,
  createPairingWallet,
} from './pairing-wallet.js'
export type { PhoneQuestion, Verification } from './phone-question.js'
export { type RequestAnswer, evmAnswers } from './evm-answers.js'
