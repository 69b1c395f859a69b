import type { CaipNetworkId } from '@billfold/kernel'
import { type PairedWallet, StandardWallet } from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'

/** An ability that a wallet may have. */
export type SolanaAbility = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'

/** The account that signs, and the network that it signs for. */
export interface SigningPlace {
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** The outcome of a sign-in: the account, the signed message and the signature. */
export interface SolanaSignedIn extends SolanaSignedMessage {
  readonly address: string
}

/** Requests to a wallet. Its answers are parsed. */
export interface WalletOperations {
  signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage>
  /** Signed transactions, in the order in which they were given. */
  signTransactions(place: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Lets the wallet sign and send one, once, and gives its signature. */
  sendTransaction(place: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array>
  signIn(input: object): Promise<SolanaSignedIn>
}

/** A Solana wallet as a session carries it. It is asked by `operationsOf`. */
export type SolanaWallet = StandardWallet | PairedWallet

/** True for a wallet that can do this. */
export function canDo(wallet: SolanaWallet, ability: SolanaAbility): boolean {
  if (wallet instanceof StandardWallet) return wallet.has(`solana:${ability}`)
  return ability !== 'signIn' && wallet.allows(`solana_${ability}`)
}
