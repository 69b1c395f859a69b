import { StandardWallet, type WalletStandardOptions } from '@billfold/kernel/family'
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
