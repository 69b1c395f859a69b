import { suiNetwork } from '@billfold/local-chains/sui/networks'
import { mara, nils, odo, suiChainId } from '@billfold/local-chains/sui/seed'
import { sui } from '@billfold/sui'
import type { SuiWallet, SuiWalletOptions } from '@billfold/test-wallets/sui'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Sui wallet. It has Mara's and Nils's keys, unless told otherwise. */
export type SuiFamilyWallet = Pick<SuiWalletOptions, 'name'> & Partial<SuiWalletOptions>

/** The Sui family: a wallet of its own, and a part of one that knows several families. */
export const suiFamily: PlaygroundFamily<SuiFamilyWallet, SuiWallet> = {
  namespace: 'sui',
  title: 'Sui',
  folder: 'sui',
  manifest: () => sui(),
  networks: ({ [suiChainId]: url }) => (url === undefined ? [] : [suiNetwork(url)]),
  wallets: [{ name: 'Dipper' }, { name: 'Tern', keys: [odo, mara] }],
  createWallet: async (options, { [suiChainId]: url }) => {
    const { createSuiWallet } = await import('@billfold/test-wallets/sui')
    return createSuiWallet({ keys: [mara, nils], ...(url !== undefined && { url }), ...options })
  },
}
