import type { CaipNetworkId, Session } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'
import { solanaError } from '../errors.js'

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

/** A Solana wallet as a session carries it, whichever way it is reached. Its answers are parsed. */
export interface SolanaWallet {
  can(ability: SolanaAbility): boolean
  signMessage(address: string, message: Uint8Array): Promise<SolanaSignedMessage>
  /** Signed transactions, in the order in which they were given. */
  signTransactions(place: SigningPlace, transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Lets the wallet sign and send one, once, and gives its signature. */
  sendTransaction(place: SigningPlace, transaction: Uint8Array, options?: object): Promise<Uint8Array>
  signIn(input: object): Promise<SolanaSignedIn>
}

/** The wallet of a session. */
export function walletOf({ provider, connector }: Pick<Session, 'provider' | 'connector'>): SolanaWallet {
  if (typeof fieldOf(provider, 'can') === 'function' && typeof fieldOf(provider, 'signMessage') === 'function')
    return provider as SolanaWallet
  throw solanaError('solana/no-provider', { wallet: connector.name })
}
