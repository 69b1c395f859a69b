import { ana, ben, cleo } from '@billfold/local-chains/solana/seed'
import { createSolanaWallet } from '@billfold/test-wallets/solana'

import type { LocalWorld } from '../world/local-world.js'

/** The Solana wallets of the page: one of its own, and the other half of one that knows both families. */
export function harbourSolanaWallets({ solana: url }: LocalWorld): void {
  createSolanaWallet({ name: 'Puffin', keys: [ana, ben], url })
  createSolanaWallet({ name: 'Tern', keys: [cleo, ana], url })
}
