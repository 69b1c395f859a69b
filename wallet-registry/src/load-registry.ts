import type { RegistryWallet } from './registry-wallet.js'

/** The packaged registry. Not one byte of it is loaded before this is called. */
export async function loadRegistry(): Promise<readonly RegistryWallet[]> {
  return (await import('./wallets.js')).registryWallets
}
