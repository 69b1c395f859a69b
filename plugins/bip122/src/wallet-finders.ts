import { type WalletFinder, type WalletSearch, type WindowKey, windowWallets } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { phantomWallet } from './wallets/phantom-wallet.js'
import { satsWallet } from './wallets/sats-wallet.js'
import { standardWallets } from './wallets/standard-wallet.js'
import { tokenWallet } from './wallets/token-wallet.js'
import { unisatWallet } from './wallets/unisat-wallet.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name), finders }
}

/** The places of Bitcoin wallets: there is no standard that all of them follow. An entry that a wallet wrote into a list comes first. */
const finders: readonly WalletFinder[] = [
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
