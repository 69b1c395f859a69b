import { StandardWallet, type WalletKnowledge, type WalletStandardOptions } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { networkFor } from './networks/wallet-chains.js'
import { isSolanaAccount } from './provider/address.js'

/** How Solana wallets stand in the Wallet Standard. */
export const solanaWallets: WalletStandardOptions = {
  namespace: 'solana',
  anyOf: ['solana:signTransaction', 'solana:signAndSendTransaction', 'solana:signMessage'],
  isAccount: isSolanaAccount,
  networkFor,
  provider: (wallet, name) => new StandardWallet(wallet, name),
}

/** Knowledge of the wallets that register. */
export const solanaKnowledge: WalletKnowledge = { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name) }
