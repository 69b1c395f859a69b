export { createPolkadotWallet } from './create-polkadot-wallet.js'
export { polkadotAnswers } from './phone-answers.js'
export type { PolkadotKey, PolkadotRequest, PolkadotWallet, PolkadotWalletOptions } from './polkadot-wallet.js'
