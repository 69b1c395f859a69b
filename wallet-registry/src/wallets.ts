import { families } from './data/families.js'
import { leading } from './data/leading.js'
import { moreA } from './data/more-a.js'
import { moreB } from './data/more-b.js'
import { readRegistry } from './read-registry.js'
import type { RegistryWallet } from './registry-wallet.js'
import { retiredWallets } from './retired-wallets.js'

/** Every wallet of the packaged registry, in the order in which they are offered. */
export const registryWallets: readonly RegistryWallet[] = [...[leading, families, moreA, moreB].flatMap(readRegistry), ...retiredWallets()]
