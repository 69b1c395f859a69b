import { stacksNetwork } from '@billfold/local-chains/stacks/networks'
import { rosa, stacksChainId, stig } from '@billfold/local-chains/stacks/seed'
import { stacks } from '@billfold/stacks'
import type { StacksWallet, StacksWalletOptions } from '@billfold/test-wallets/stacks'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of a Stacks wallet. It has Rosa's and Stig's keys, unless told otherwise. */
export type StacksFamilyWallet = Pick<StacksWalletOptions, 'name'> & Partial<StacksWalletOptions>

/** The Stacks family: a wallet that names itself by WBIP-004. */
export const stacksFamily: PlaygroundFamily<StacksFamilyWallet, StacksWallet> = {
  namespace: 'stacks',
  title: 'Stacks',
  folder: 'stacks',
  manifest: () => stacks(),
  networks: ({ [stacksChainId]: url }) => (url === undefined ? [] : [stacksNetwork(url)]),
  wallets: [{ name: 'Skua' }],
  createWallet: async (options, { [stacksChainId]: url }) => {
    const { createStacksWallet } = await import('@billfold/test-wallets/stacks')
    return createStacksWallet({ keys: [rosa, stig], ...(url !== undefined && { url }), ...options })
  },
}
