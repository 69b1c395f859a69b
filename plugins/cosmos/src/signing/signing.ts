import type { Network, Session } from '@billfold/kernel'
import { type FamilyParts, needNetwork, operationFailure, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { AminoDocument, DirectDocument, CosmosSigned, CosmosSignature } from '../contract.js'
import { chainIdOf } from '../networks/chain-ids.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import { aminoBytes, directBytes, messageDocument } from './documents.js'
import { type SigningOrder, type SigningPlace, WalletRequests } from './wallet-requests.js'

/**
 * Lets the wallet of a session sign, with an account that it has right then, and verifies what it has signed. What verifies comes with the
 * first signature.
 */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
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

  async direct(session: Session, order: SigningOrder<DirectDocument>): Promise<CosmosSigned<DirectDocument>> {
    const { signed, signature } = await (await this.walletAt(session, order)).signDirect(order)
    await this.verify(session, { address: order.address, bytes: directBytes(signed), signature })
    return { signed, signature }
  }

  async amino(session: Session, order: SigningOrder<AminoDocument>): Promise<CosmosSigned<AminoDocument>> {
    const { signed, signature } = await (await this.walletAt(session, order)).signAmino(order)
    await this.verify(session, { address: order.address, bytes: aminoBytes(signed), signature })
    return { signed, signature }
  }

  private async walletAt(session: Session, place: SigningPlace): Promise<WalletRequests> {
    const wallet = this.wallet(session)
    if (await wallet.has(place)) return wallet
    throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address: place.address })
  }

  private wallet(session: Session): WalletRequests {
    return new WalletRequests(session, this.needs.mayAsk)
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
