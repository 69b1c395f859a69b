import { bip122 } from '@billfold/bip122'
import { bitcoinNetwork } from '@billfold/local-chains/bitcoin/networks'
import { bitcoinChainId, gro, hauk } from '@billfold/local-chains/bitcoin/seed'
import type { BitcoinWallet, BitcoinWalletOptions } from '@billfold/test-wallets/bitcoin'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Bitcoin wallet. It has Gro's and Hauk's keys, unless told otherwise. */
export type BitcoinFamilyWallet = Pick<BitcoinWalletOptions, 'name'> & Partial<BitcoinWalletOptions>

/** The Bitcoin family: a wallet for each of the ways in which its wallets stand in a page. */
export const bitcoinFamily: PlaygroundFamily<BitcoinFamilyWallet, BitcoinWallet> = {
  namespace: 'bip122',
  title: 'Bitcoin',
  folder: 'bip122',
  manifest: () => bip122(),
  networks: ({ [bitcoinChainId]: url }) => (url === undefined ? [] : [bitcoinNetwork(url)]),
  wallets: [
    { name: 'Grebe' },
    { name: 'Scoter', standard: 'wallet-standard', keys: [hauk] },
    { name: 'Wizz Wallet', standard: 'unisat', place: 'wizz' },
  ],
  createWallet: async (options) => {
    const { createBitcoinWallet } = await import('@billfold/test-wallets/bitcoin')
    return createBitcoinWallet({ keys: [gro, hauk], ...options })
  },
}
