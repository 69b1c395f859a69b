import { alice, brook, carol, dana, evmChainIds, evmTokens } from '@billfold/local-chains/evm/seed'
import { type EvmWallet, type EvmWalletOptions, createEvmWallet, exposeWallets } from '@billfold/test-wallets/evm'

import type { LocalWorld } from '../world/local-world.js'

/** The wallets of the page: two that announce themselves and one of old. They know the first chain only, until another is added. */
export function harbourWallets({ chains }: LocalWorld): readonly EvmWallet[] {
  const { harbourOne } = evmChainIds
  const url = chains[harbourOne]
  if (url === undefined) return []
  const common = { chains: { [harbourOne]: url }, tokens: { [harbourOne]: Object.values(evmTokens) } }
  const wallets = harbourWalletOptions.map((wallet) => createEvmWallet({ ...common, ...wallet }))
  exposeWallets(wallets)
  return wallets
}

const harbourWalletOptions: readonly Pick<EvmWalletOptions, 'name' | 'rdns' | 'privateKeys' | 'isAnnounced' | 'isLegacy'>[] = [
  { name: 'Tern', rdns: 'example.tern', privateKeys: [alice.privateKey, brook.privateKey] },
  { name: 'Gull', rdns: 'example.gull', privateKeys: [carol.privateKey, dana.privateKey] },
  { name: 'Auk', rdns: 'example.auk', privateKeys: [brook.privateKey], isAnnounced: false, isLegacy: true },
]
