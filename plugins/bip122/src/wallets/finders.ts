import { type WalletFinder, type WindowKey, windowWallets } from '@billfold/kernel/family'
import { phantomWallet } from './phantom-wallet.js'
import { satsWallet } from './sats-wallet.js'
import { standardWallets } from './standard-wallet.js'
import { tokenWallet } from './token-wallet.js'
import { unisatWallet } from './unisat-wallet.js'

/** Where Bitcoin wallets stand: there is no standard that all of them follow. What a wallet says of itself in a list comes first. */
export const finders: readonly WalletFinder[] = [
  standardWallets,
  windowWallets(
    [
      { list: 'btc_providers' },
      { list: 'wbip_providers' },
      at('XverseProviders.BitcoinProvider', 'Xverse'),
      at('LeatherProvider', 'Leather'),
      at('HiroWalletProvider', 'Leather', { id: 'LeatherProvider' }),
      at('OrangecryptoProviders.BitcoinProvider', 'Orange Wallet'),
      at('FordefiProviders.UtxoProvider', 'Fordefi'),
    ],
    { driver: satsWallet },
  ),
  windowWallets(
    [
      // Others answer to this name, to be found by pages that only know it.
      at('unisat', 'UniSat', { spoofers: ['isBinance', 'isBitKeep', 'isOkxWallet', 'isTokenPocket'] }),
      at('okxwallet.bitcoin', 'OKX Wallet'),
      at('bitkeep.unisat', 'Bitget Wallet'),
      at('binancew3w.bitcoin', 'Binance Wallet'),
      at('$onekey.btc', 'OneKey'),
      at('oyl', 'OYL Wallet'),
      at('wizz', 'Wizz Wallet'),
      at('tokeo.bitcoin', 'Tokeo'),
      at('xfi.bitcoin', 'Ctrl'),
    ],
    { driver: unisatWallet },
  ),
  windowWallets([at('phantom.bitcoin', 'Phantom')], { driver: phantomWallet }),
  windowWallets([at('magicEden.bitcoin', 'Magic Eden', { flag: 'isMagicEden' })], { driver: tokenWallet }),
]

/** A place on the window. Where the wallet registers by a standard too, that one is listed. */
function at(key: string, name: string, more: Partial<WindowKey> = {}): WindowKey {
  return { key, name, announcedId: name, ...more }
}
