import { solanaNetwork } from '@billfold/local-chains/solana/networks'
import { ana, ben, cleo, solanaChainId } from '@billfold/local-chains/solana/seed'
import { solana } from '@billfold/solana'
import type { SolanaWallet, SolanaWalletOptions } from '@billfold/test-wallets/solana'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Solana wallet. It has Ana's and Ben's keys, unless told otherwise. */
export type SolanaFamilyWallet = Pick<SolanaWalletOptions, 'name'> & Partial<SolanaWalletOptions>

/** The Solana family: a wallet of its own, and the other half of one that knows several families. */
export const solanaFamily: PlaygroundFamily<SolanaFamilyWallet, SolanaWallet> = {
  namespace: 'solana',
  title: 'Solana',
  folder: 'solana',
  manifest: () => solana(),
  networks: ({ [solanaChainId]: url }) => (url === undefined ? [] : [solanaNetwork(url)]),
  wallets: [{ name: 'Puffin' }, { name: 'Tern', keys: [cleo, ana] }],
  createWallet: async (options, { [solanaChainId]: url }) => {
    const { createSolanaWallet } = await import('@billfold/test-wallets/solana')
    return createSolanaWallet({ keys: [ana, ben], ...(url !== undefined && { url }), ...options })
  },
}
