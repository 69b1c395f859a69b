import { LateWallet } from '../provider/late-wallet.js'
import type { SolanaWallet } from '../provider/solana-wallet.js'
import { featureOf } from './features.js'

/** A wallet of the Wallet Standard, as a session carries it. */
export function standardWallet(wallet: object, name: string): SolanaWallet {
  return new LateWallet({
    can: (ability) => featureOf(wallet, `solana:${ability}`) !== undefined,
    load: async () => new (await import('./standard-operations.js')).StandardOperations(wallet, name),
  })
}
