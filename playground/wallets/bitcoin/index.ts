export type {
  BitcoinKey,
  BitcoinNetworkName,
  BitcoinRequest,
  BitcoinStandard,
  BitcoinWallet,
  BitcoinWalletOptions,
} from './bitcoin-wallet.js'
export { createBitcoinWallet } from './create-bitcoin-wallet.js'
export { bitcoinAnswers } from './phone-answers.js'
