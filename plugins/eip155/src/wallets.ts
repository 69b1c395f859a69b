import { type FoundWallet, type WalletSearch, eip6963, windowFinder } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { contradictsItself } from './discovery/doubt.js'
import { legacyWallets } from './discovery/legacy.js'
import { eip1193Driver } from './provider/eip1193-driver.js'

/** Finders of EVM wallets, and the rules that tell them and their failures apart. */
export const evmWallets: WalletSearch = {
  finders: [eip6963(eip1193Driver), windowFinder(legacyWallets, { driver: eip1193Driver, events: ['ethereum#initialized'], again: [] })],
  // A wallet at `window.ethereum` is only ever a browser wallet: a flag is no name.
  aliasesOf: ({ type, rdns, name }) => (type === 'ANNOUNCED' ? brandAliases({ rdns, name }) : []),
  brandOf: ({ type, rdns, name }) => (type === 'ANNOUNCED' ? brandOf({ rdns, name }) : undefined),
  looksLike: ({ name }) => lookedLike(name),
  isImpostor: ({ type, rdns = '', name }: FoundWallet) => type === 'ANNOUNCED' && contradictsItself({ rdns, name }),
}
