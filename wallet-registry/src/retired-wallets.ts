import { retired } from './data/retired.js'
import { readRegistry } from './read-registry.js'
import type { RegistryWallet } from './registry-wallet.js'

/** The wallets that are over. A small part of the registry: who used one is told even when a service has the list. */
export function retiredWallets(): readonly RegistryWallet[] {
  return readRegistry(retired)
}
