import type { CaipNetworkId, PairingChannel, Session } from '@billfold/kernel'
import { featureOf, holdMethods, walletFailure } from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'

/** What a wallet may be able to do. */
export type SolanaAbility = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'

/** Which account signs, and where. */
export interface SigningPlace {
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** What a sign-in comes to: who it was, what was signed, and by which signature. */
export interface SolanaSignedIn extends SolanaSignedMessage {
  readonly address: string
}

/** What a wallet is asked. Its answers are parsed. */
export interface WalletOperations {
  signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage>
  /** Signed transactions, in the order in which they were given. */
  signTransactions(place: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Lets the wallet sign and send one, once, and gives its signature. */
  sendTransaction(place: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array>
  signIn(input: object): Promise<SolanaSignedIn>
}

/** A Solana wallet as a session carries it: how it is reached, and what it can do. It is asked by `operationsOf`. */
export type SolanaWallet = StandardWallet | PairedWallet

/** A wallet of the Wallet Standard, as it registered itself. */
export class StandardWallet {
  constructor(
    readonly standard: object,
    readonly name: string,
  ) {
    Object.freeze(this)
  }

  can(ability: SolanaAbility): boolean {
    return featureOf(this.standard, `solana:${ability}`) !== undefined
  }
}

const pairedMethods: { readonly [K in SolanaAbility]?: string } = {
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAndSendTransaction: 'solana_signAndSendTransaction',
}

/** A wallet on a phone. */
export class PairedWallet {
  constructor(readonly channel: PairingChannel) {
    holdMethods(channel)
    Object.freeze(this)
  }

  can(ability: SolanaAbility): boolean {
    const method = pairedMethods[ability]
    return method !== undefined && this.channel.methods.includes(method)
  }
}

/** The wallet of a session. */
export function walletOf({ provider, connector }: Pick<Session, 'provider' | 'connector'>): SolanaWallet {
  if (provider instanceof StandardWallet || provider instanceof PairedWallet) return provider
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}
