export { isRetired } from './is-retired.js'
export { loadRegistry } from './load-registry.js'
export type { RegistryWallet, Retirement, WalletKeys } from './registry-wallet.js'
