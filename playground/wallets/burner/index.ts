export { createBurnerWallet } from './burner-wallet.js'
