import { polkadotNetwork } from '@billfold/local-chains/polkadot/networks'
import { harbourDollar, lantern, polkadotChainId, vera, wim, xenia } from '@billfold/local-chains/polkadot/seed'
import { polkadot } from '@billfold/polkadot'
import type { PolkadotWallet, PolkadotWalletOptions } from '@billfold/test-wallets/polkadot'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Polkadot extension. It has Vera's and Wim's keys, unless told otherwise. */
export type PolkadotFamilyWallet = Pick<PolkadotWalletOptions, 'name'> & Partial<PolkadotWalletOptions>

/** The Polkadot family: an extension of its own, and a part of a wallet that knows several families. */
export const polkadotFamily: PlaygroundFamily<PolkadotFamilyWallet, PolkadotWallet> = {
  namespace: 'polkadot',
  title: 'Polkadot',
  folder: 'polkadot',
  manifest: () => polkadot({ assets: { [polkadotChainId]: [harbourDollar, lantern] } }),
  networks: ({ [polkadotChainId]: url }) => (url === undefined ? [] : [polkadotNetwork(url)]),
  wallets: [{ name: 'Murre' }, { name: 'Tern', keys: [xenia, vera] }],
  createWallet: async (options) => {
    const { createPolkadotWallet } = await import('@billfold/test-wallets/polkadot')
    return createPolkadotWallet({ keys: [vera, wim], ...options })
  },
}
