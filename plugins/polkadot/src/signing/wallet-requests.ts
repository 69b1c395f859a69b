import type { Network, Session } from '@billfold/kernel'
import { type MayAsk, PairedWallet, walletFailure } from '@billfold/kernel/family'
import { InjectedWallet } from '../wallets/injected-wallet.js'
import { InjectedRequests } from './injected-requests.js'
import { PairedRequests } from './paired-requests.js'
import type { SignerPayload } from './signer-payload.js'

/** Which account signs, and where. */
export interface SigningPlace {
  readonly address: string
  readonly network: Network
}

/** What a wallet is asked. Its answers are bytes; whether they are a signature is another matter. */
export interface WalletRequests {
  signMessage(place: SigningPlace, message: Uint8Array): Promise<Uint8Array>
  signPayload(place: SigningPlace, payload: SignerPayload): Promise<Uint8Array>
}

/** What asks the wallet of a session, whichever way it is reached. */
export function requestsOf({ provider, connector }: Session, mayAsk: MayAsk): WalletRequests {
  if (provider instanceof InjectedWallet) return new InjectedRequests(provider, mayAsk)
  if (provider instanceof PairedWallet) return new PairedRequests(provider.channel, mayAsk)
  throw walletFailure('wallet/no-provider', { wallet: connector.name })
}
