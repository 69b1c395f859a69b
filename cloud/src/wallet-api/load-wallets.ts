import { type RegistryWallet, loadRegistry } from '@billfold/wallet-registry'

import type { CloudConfig, WalletConfig } from '../config/config.js'
import type { ListedWallet } from './listed-wallet.js'

/** The wallets of the configuration, else those of the packaged registry. */
export async function loadWallets({ wallets }: Pick<CloudConfig, 'wallets'>): Promise<readonly ListedWallet[]> {
  return wallets === undefined ? (await loadRegistry()).map(fromRegistry) : wallets.map(fromConfig)
}

function fromConfig(wallet: WalletConfig): ListedWallet {
  return { entry: { ...wallet, image_id: wallet.image_id ?? wallet.id }, families: [], aliases: [] }
}

/** What finds a wallet in a page is the page's to know, not the list's to tell. */
function fromRegistry({
  families,
  keys: _keys,
  aliases,
  spoofers: _spoofers,
  since: _since,
  retired,
  ...entry
}: RegistryWallet): ListedWallet {
  return { entry, families, aliases, endedAt: retired === undefined ? undefined : Date.parse(retired.since) }
}
