export { burnerWallet } from './burner-wallet.js'
