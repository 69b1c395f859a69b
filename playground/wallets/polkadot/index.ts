export { createPolkadotWallet } from './create-polkadot-wallet.js'
export type { PolkadotKey, PolkadotRequest, PolkadotWallet, PolkadotWalletOptions } from './polkadot-wallet.js'
