import type { CaipNetworkId } from '../../src/core/caip/ids.js'
import { fieldOf } from '../../src/core/foreign.js'
import { type MayAsk, askWallet } from '../ask-wallet.js'
import { type FailureTable, walletFailure } from '../failures.js'
import { operationFailure } from '../operation-failures.js'
import { heldMethod } from '../held-methods.js'
import { type StandardAccount, type StandardAccountRules, readStandardAccounts } from './accounts.js'
import type { FeatureName } from './features.js'

/** Facts of a family whose wallets are asked by the Wallet Standard. */
export interface StandardRequestRules extends StandardAccountRules {
  readonly failures: FailureTable
  /** The name of a network among the chains of an account; undefined when the account is not for it. */
  chainFor(networkId: CaipNetworkId, chains: readonly string[]): string | undefined
}

export interface StandardRequestsOptions {
  /** The wallet as it registered itself. */
  readonly wallet: object
  /** Its name, for failures. */
  readonly name: string
  readonly rules: StandardRequestRules
  readonly mayAsk: MayAsk
}

/** An account as its wallet wants to see it again, and the name of the network among the wallet's chains. */
export interface StandardPlace {
  readonly own: unknown
  readonly chain: string
}

/** Asks one wallet of the Wallet Standard, for an account that it has right then. Its answers are foreign until they are read. */
export class StandardRequests {
  constructor(private readonly options: StandardRequestsOptions) {}

  /** Asks by a feature of the wallet. */
  async ask(method: FeatureName, ...inputs: readonly object[]): Promise<unknown> {
    const { wallet, name, rules, mayAsk } = this.options
    const feature = heldMethod(wallet, method, name)
    if (feature === undefined) throw walletFailure('wallet/unsupported', { wallet: name, method })
    return askWallet(() => feature(...inputs), { wallet: name, method, failures: rules.failures, mayAsk })
  }

  /** The account as the wallet has it right now: another tab, or the person, may have changed it. */
  account(address: string): StandardAccount {
    const { wallet, name, rules } = this.options
    const found = readStandardAccounts(fieldOf(wallet, 'accounts'), rules)?.find((account) => account.address === address)
    if (found === undefined) throw operationFailure('wallet/account-changed', { wallet: name, address })
    return found
  }

  /** The account, on a network that it is for right now. */
  place(address: string, networkId: CaipNetworkId): StandardPlace {
    const { own, chains } = this.account(address)
    const chain = this.options.rules.chainFor(networkId, chains)
    if (chain === undefined) throw operationFailure('wallet/network-changed', { wallet: this.options.name, network: networkId })
    return { own, chain }
  }

  /** Returns the part that was read of an answer. Throws when it could not be read. */
  need<T>(method: FeatureName, found: T | undefined): T {
    if (found === undefined)
      throw walletFailure('wallet/invalid-answer', { wallet: this.options.name, method, needed: 'what the Wallet Standard says' })
    return found
  }
}
