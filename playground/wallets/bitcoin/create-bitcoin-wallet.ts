import type { BitcoinStandard, BitcoinWallet, BitcoinWalletOptions } from './bitcoin-wallet.js'
import { StandardBitcoinWallet } from './standard-wallet.js'
import { UnisatWallet } from './unisat-wallet.js'
import { WbipWallet } from './wbip-wallet.js'

/** Makes a wallet, lets it stand in the page, and gives its strings into your hand. */
export function createBitcoinWallet(options: BitcoinWalletOptions): BitcoinWallet {
  const wallet = new kinds[options.standard ?? 'wbip'](options)
  if (options.isRegistered !== false) wallet.register()
  return wallet
}

const kinds: Readonly<Record<BitcoinStandard, new (options: BitcoinWalletOptions) => BitcoinWallet & { register(): void }>> = {
  wbip: WbipWallet,
  'wallet-standard': StandardBitcoinWallet,
  unisat: UnisatWallet,
}
