export { isRetired } from './is-retired.js'
export { loadRegistry } from './load-registry.js'
export { monogram } from './monogram.js'
export type { RegistryWallet, WalletKeys } from './registry-wallet.js'
