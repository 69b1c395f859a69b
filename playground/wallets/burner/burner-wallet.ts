import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'

/** Registers a wallet that others wrote: it has a new key in each page, and says yes to everything. */
export function burnerWallet(): void {
  // Its types are looser than those of the standard about what may be absent.
  registerWallet(new SolanaWalletAdapterWallet(new UnsafeBurnerWalletAdapter(), 'solana:devnet') as Wallet)
}
