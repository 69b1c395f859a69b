import { type WalletSearch, type WindowPlace, windowWallets } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { stacksDriver } from './wallets/stacks-driver.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  const finders = [windowWallets(places, { driver: stacksDriver })]
  return { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name), finders }
}

/** Lists in which wallets name themselves by WBIP-004, that of before too, and places of known ones that do not. */
const places: readonly WindowPlace[] = [
  { list: 'wbip_providers' },
  { list: 'webbtc_stx_providers' },
  { key: 'LeatherProvider', name: 'Leather' },
  { key: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
  { key: 'AsignaProvider', name: 'Asigna' },
  { key: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
  // Several wallets put themselves there, the last of them wins: it says nothing where one is known by its own name.
  { key: 'StacksProvider', name: 'Stacks wallet', isLastResort: true },
]
