import { type MayAsk, StandardWallet } from '@billfold/kernel/family'
import { PairedOperations } from './paired-operations.js'
import type { SolanaWallet, WalletOperations } from './solana-wallet.js'
import { StandardOperations } from './standard-operations.js'

/** Picks the operations that ask a wallet, whichever way it is reached. */
export function operationsOf(wallet: SolanaWallet, mayAsk: MayAsk): WalletOperations {
  return wallet instanceof StandardWallet ? new StandardOperations(wallet, mayAsk) : new PairedOperations(wallet.channel, mayAsk)
}
