import type { Network, Session } from '@billfold/kernel'
import { type FamilyParts, needNetwork, operationFailure, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { AminoDocument, CosmosSignature, CosmosSigned, DirectDocument } from '../contract.js'
import { chainIdOf } from '../networks/chain-ids.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import { aminoBytes, directBytes, messageDocument } from './documents.js'
import { type SigningPlace, type WalletRequests, requestsOf } from './wallet-requests.js'

export type SigningNeeds = Pick<FamilyParts, 'clock' | 'mayAsk'>

/** A document to sign, by an account on a chain. */
export interface SigningOrder<D> extends SigningPlace {
  readonly document: D
  /** True for a transfer of the family itself: then the wallet is asked to leave its memo alone. */
  readonly isOwn?: boolean
}

/**
 * Lets the wallet of a session sign, with an account that it has right then, and verifies what it has signed. What verifies comes with the
 * first signature.
 */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: SigningNeeds) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Cosmos signatures', clock: needs.clock })
  }

  /** The account that the wallet has on a chain, which may be another than the one in use. */
  key(session: Session, chainId: string): Promise<WalletKey> {
    return this.wallet(session).key(chainId)
  }

  /** Signs bytes that a person reads, as ADR-36 has it. */
  async message(session: Session, { chainId, address }: SigningPlace, message: Uint8Array): Promise<CosmosSignature> {
    const wallet = await this.walletAt(session, { chainId, address })
    const signature = await wallet.signMessage({ chainId, address }, message)
    await this.verify(session, { address, bytes: aminoBytes(messageDocument(address, message)), signature })
    return signature
  }

  async direct(
    session: Session,
    { document, isOwn = false, ...place }: SigningOrder<DirectDocument>,
  ): Promise<CosmosSigned<DirectDocument>> {
    const wallet = await this.walletAt(session, place)
    const { signed, signature } = await wallet.signDirect(place, document, isOwn)
    await this.verify(session, { address: place.address, bytes: directBytes(signed), signature })
    return { signed, signature }
  }

  async amino(session: Session, { document, isOwn = false, ...place }: SigningOrder<AminoDocument>): Promise<CosmosSigned<AminoDocument>> {
    const wallet = await this.walletAt(session, place)
    const { signed, signature } = await wallet.signAmino(place, document, isOwn)
    await this.verify(session, { address: place.address, bytes: aminoBytes(signed), signature })
    return { signed, signature }
  }

  private async walletAt(session: Session, place: SigningPlace): Promise<WalletRequests> {
    const wallet = this.wallet(session)
    if (await wallet.has(place)) return wallet
    throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address: place.address })
  }

  private wallet(session: Session): WalletRequests {
    return requestsOf(session, this.needs.mayAsk)
  }

  private async verify(session: Session, { address, bytes, signature }: Claim): Promise<void> {
    if (await this.verifying.use(({ isSignature }) => isSignature(address, bytes, signature))) return
    throw wrongAnswer(session, 'sign', 'what was asked for, signed by this account')
  }
}

interface Claim {
  readonly address: string
  readonly bytes: Uint8Array
  readonly signature: CosmosSignature
}

/** The account in use, and the chain that it is on. */
export function placeOf(session: Session, operation: string): SigningPlace & { readonly network: Network } {
  const network = needNetwork(session, operation)
  return { address: session.account.address, chainId: chainIdOf(network.caipNetworkId), network }
}
