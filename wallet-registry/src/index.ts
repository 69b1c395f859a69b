export { isRetired } from './is-retired.js'
export { loadRegistry } from './load-registry.js'
export type { RegistryWallet, WalletFamily, WalletKeys, WalletRetirement } from './registry-wallet.js'
export { retiredWallets } from './retired-wallets.js'
