import type { OpenedWallet } from '../src/connector/open-wallet.js'
import type { WalletLoader } from '../src/connector/wallet-loader.js'

/** A loader whose wallet is there, as far as a test needs it. */
export function playedLoader(opened: Partial<Record<keyof OpenedWallet, unknown>>): Pick<WalletLoader, 'use' | 'warm'> {
  return { warm: () => undefined, use: async (run) => run(opened as unknown as OpenedWallet) }
}
