import type { Session } from '../src/wallets/contract/connection.js'
import type { PairingChannel } from '../src/wallets/contract/pairing.js'
import { walletFailure } from './failures.js'
import { holdMethods } from './held-methods.js'
import { StandardWallet } from './wallet-standard/standard-wallet.js'

/** A paired wallet as a session carries it. */
export class PairedWallet {
  constructor(readonly channel: PairingChannel) {
    holdMethods(channel)
    Object.freeze(this)
  }

  /** True for a wallet that granted this method. */
  allows(method: string): boolean {
    return this.channel.methods.includes(method)
  }
}

/** The wallet of a session, in a family whose wallets are of the Wallet Standard or paired. */
export function sessionWallet({ provider, connector }: Pick<Session, 'provider' | 'connector'>): StandardWallet | PairedWallet {
  if (provider instanceof StandardWallet || provider instanceof PairedWallet) return provider
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}
