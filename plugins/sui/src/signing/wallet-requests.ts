import type { CaipNetworkId } from '@billfold/kernel'
import { type MayAsk, PairedWallet, type StandardWallet } from '@billfold/kernel/family'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { PairedRequests } from './paired-requests.js'
import { SuiStandardRequests } from './standard-requests.js'

/** The account that signs, and the network that it signs for. */
export interface SigningPlace {
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** Requests to a wallet. Its answers have the right form; whether they are true is another matter. */
export interface WalletRequests {
  signMessage(place: SigningPlace, message: Uint8Array): Promise<SuiSigned>
  /** The transaction is JSON, as libraries of Sui write it. */
  signTransaction(place: SigningPlace, transaction: string): Promise<SuiSigned>
  /** Lets the wallet sign and send it, once. */
  execute(place: SigningPlace, transaction: string): Promise<SuiExecuted>
}

/** Picks the requests that ask a wallet, whichever way it is reached. */
export function requestsOf(wallet: StandardWallet | PairedWallet, mayAsk: MayAsk): WalletRequests {
  return wallet instanceof PairedWallet ? new PairedRequests(wallet.channel, mayAsk) : new SuiStandardRequests(wallet, mayAsk)
}
