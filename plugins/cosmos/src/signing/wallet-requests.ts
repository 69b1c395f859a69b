import type { Session } from '@billfold/kernel'
import { type MayAsk, PairedWallet, walletFailure } from '@billfold/kernel/family'
import type { AminoDocument, CosmosSignature, CosmosSigned, DirectDocument } from '../contract.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import { KeplrWallet } from '../wallets/keplr-wallet.js'
import { KeplrRequests } from './keplr-requests.js'
import { PairedRequests } from './paired-requests.js'

/** Which account signs, and on which chain. */
export interface SigningPlace {
  readonly chainId: string
  readonly address: string
}

/** What a wallet is asked. Its answers have the right form; whether they are true is another matter. */
export interface WalletRequests {
  /** The account that the wallet has on a chain right now. */
  key(chainId: string): Promise<WalletKey>
  /** True when the wallet has this account on this chain right now: another tab, or the person, may have changed it. */
  has(place: SigningPlace): Promise<boolean>
  signMessage(place: SigningPlace, message: Uint8Array): Promise<CosmosSignature>
  signDirect(place: SigningPlace, document: DirectDocument, isOwn: boolean): Promise<CosmosSigned<DirectDocument>>
  signAmino(place: SigningPlace, document: AminoDocument, isOwn: boolean): Promise<CosmosSigned<AminoDocument>>
}

/** What asks the wallet of a session, whichever way it is reached. */
export function requestsOf({ provider, connector: { name } }: Pick<Session, 'provider' | 'connector'>, mayAsk: MayAsk): WalletRequests {
  if (provider instanceof KeplrWallet) return new KeplrRequests(provider, name, mayAsk)
  if (provider instanceof PairedWallet) return new PairedRequests(provider.channel, name, mayAsk)
  throw walletFailure('wallet/no-provider', { wallet: name })
}
