import { eip155 } from '@billfold/eip155'
import { evmNetworks } from '@billfold/local-chains/evm/networks'
import { alice, brook, carol, dana, evmChainIds, evmTokens } from '@billfold/local-chains/evm/seed'
import type { EvmWallet, EvmWalletOptions } from '@billfold/test-wallets/evm'

import type { PlaygroundFamily } from './playground-family.js'

/** Options of an EVM wallet. It knows the first chain and has Alice's and Brook's keys, unless told otherwise. */
export type EvmFamilyWallet = Pick<EvmWalletOptions, 'name' | 'rdns'> & Partial<EvmWalletOptions>

const { harbourOne } = evmChainIds

/** The EVM family: two wallets that announce themselves and one of old, which know the first chain only, until another is added. */
export const evmFamily: PlaygroundFamily<EvmFamilyWallet, EvmWallet> = {
  namespace: 'eip155',
  title: 'EVM chains',
  folder: 'eip155',
  manifest: () => eip155(),
  networks: evmNetworks,
  wallets: [
    { name: 'Tern', rdns: 'example.tern' },
    { name: 'Gull', rdns: 'example.gull', privateKeys: [carol.privateKey, dana.privateKey] },
    { name: 'Auk', rdns: 'example.auk', privateKeys: [brook.privateKey], isAnnounced: false, isLegacy: true },
  ],
  createWallet: async (options, nodes) => {
    const { createEvmWallet, exposeWallets } = await import('@billfold/test-wallets/evm')
    const url = nodes[`eip155:${harbourOne}`]
    const wallet = createEvmWallet({
      privateKeys: [alice.privateKey, brook.privateKey],
      chains: url === undefined ? {} : { [harbourOne]: url },
      tokens: { [harbourOne]: Object.values(evmTokens) },
      ...options,
    })
    exposeWallets([wallet])
    return wallet
  },
}
