import { cosmos } from '@billfold/cosmos'
import { cosmosNetwork } from '@billfold/local-chains/cosmos/networks'
import { cosmosNetworkId, runa, sven } from '@billfold/local-chains/cosmos/seed'
import type { CosmosWallet, CosmosWalletOptions } from '@billfold/test-wallets/cosmos'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Cosmos wallet. It has Runa's and Sven's keys, unless told otherwise. */
export type CosmosFamilyWallet = Pick<CosmosWalletOptions, 'name'> & Partial<CosmosWalletOptions>

/** Wallets of the pages here, by where they stand on the window. */
const wallets = ['Petrel', 'Fulmar'].map((name) => {
  const place = name.toLowerCase()
  return { name, places: [place], events: [`${place}_keystorechange`] } as const
})

/** The Cosmos family: a wallet with the interface of Keplr. */
export const cosmosFamily: PlaygroundFamily<CosmosFamilyWallet, CosmosWallet> = {
  namespace: 'cosmos',
  title: 'Cosmos',
  folder: 'cosmos',
  manifest: () => cosmos({ wallets }),
  networks: ({ [cosmosNetworkId]: url }) => (url === undefined ? [] : [cosmosNetwork(url)]),
  wallets: [{ name: 'Petrel' }],
  createWallet: async (options) => {
    const { createCosmosWallet } = await import('@billfold/test-wallets/cosmos')
    return createCosmosWallet({ keys: [runa, sven], ...options })
  },
}
