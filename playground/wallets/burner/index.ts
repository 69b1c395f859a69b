export { createBurnerWallet } from './burner-wallet.js'
export { type StandardAdapter, createStandardAdapter } from './standard-adapter.js'
