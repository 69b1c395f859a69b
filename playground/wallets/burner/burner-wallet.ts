import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'

/** A wallet that others wrote: it has a new key each time, and says yes to everything. Made for Node: in a page it lacks `buffer`. */
export function createBurnerWallet(): Wallet {
  // Its types are looser than those of the standard about what may be absent.
  return new SolanaWalletAdapterWallet(new UnsafeBurnerWalletAdapter(), 'solana:devnet') as Wallet
}
