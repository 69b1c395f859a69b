import type { CloudConfig, WalletConfig } from '../config/config.js'
import type { ListedWallet } from './listed-wallet.js'

/** The wallets of the configuration. */
export async function loadWallets({ wallets = [] }: Pick<CloudConfig, 'wallets'>): Promise<readonly ListedWallet[]> {
  return wallets.map(listed)
}

function listed(wallet: WalletConfig): ListedWallet {
  return { entry: { ...wallet, image_id: wallet.image_id ?? wallet.id }, isRetired: false, aliases: [] }
}
