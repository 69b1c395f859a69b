import type { Session } from '../src/wallets/contract/connection.js'
import type { PairingChannel, PairingProfile } from '../src/wallets/contract/pairing.js'
import type { AskOptions } from './ask-wallet.js'
import { askPaired } from './ask-paired.js'
import { walletFailure } from './failures.js'
import { holdMethods } from './held-methods.js'
import { operationFailure } from './operation-failures.js'
import { StandardWallet } from './wallet-standard/standard-wallet.js'

/** A paired wallet as a session carries it. */
export class PairedWallet {
  /** Its name in failures: the connector has that of the pairing. */
  readonly name = 'Your wallet'

  constructor(readonly channel: PairingChannel) {
    holdMethods(channel)
    Object.freeze(this)
  }

  /** Asks it. Its answer is foreign. */
  ask(call: Parameters<PairingChannel['request']>, options: Omit<AskOptions, 'method' | 'wallet'>): Promise<unknown> {
    return askPaired(this.channel, call, { ...options, wallet: this.name })
  }

  /** True for a wallet that granted this method. */
  allows(method: string): boolean {
    return this.channel.methods.includes(method)
  }
}

/** How wallets on phones are reached that have these methods: a wallet allows of them what it knows. */
export function pairedBy(methods: readonly string[], events: readonly string[] = []): PairingProfile {
  return { methods, events: [...events, 'accountsChanged', 'chainChanged'], provider: (channel) => new PairedWallet(channel) }
}

/** The wallet of a session: one of a kind, that of the Wallet Standard when absent, or a paired one. Throws where nobody can sign. */
export function sessionWallet<W = StandardWallet>(
  { provider, connector, account: { address } }: Pick<Session, 'account' | 'connector' | 'provider'>,
  kind: abstract new (...given: never) => W = StandardWallet as never,
): W | PairedWallet {
  if (provider instanceof kind || provider instanceof PairedWallet) return provider
  if (connector.isViewOnly === true) throw operationFailure('wallet/view-only', { address })
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}
