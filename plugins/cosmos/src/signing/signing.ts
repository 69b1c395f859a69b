import type { Session } from '@billfold/kernel'
import { type FamilyParts, needNetwork, operationFailure, PairedWallet, sessionWallet, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { CosmosSignature, CosmosSigned } from '../contract.js'
import { chainIdOf, networkIdOf } from '../networks/chain-ids.js'
import { KeplrWallet } from '../wallets/keplr-wallet.js'
import { type WalletKey, readKey } from '../wallets/wallet-key.js'
import { amino, messageDocument } from './amino.js'
import { readPairedKey, readSignature, readSigned } from './answers.js'
import type { SignMode } from './sign-mode.js'
import { type WalletRequest, requestOf } from './wallet-requests.js'

/** Which account signs, and on which chain. */
export interface SigningPlace {
  readonly chainId: string
  readonly address: string
}

/** A document to sign, by an account on a chain. */
export interface SigningOrder<D> extends SigningPlace {
  readonly document: D
  /** True for a transfer of the family itself: then the wallet is asked to leave its memo alone. */
  readonly isOwn?: boolean
}

/** Keeps the memo of our own transfers as it is, so that the signed document can be compared with the one that was asked for. */
const fixedMemo = { preferNoSetMemo: true }

/**
 * Lets the wallet of a session sign, with an account that it has right then, and verifies what it has signed. What verifies comes with the
 * first signature.
 */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Cosmos signatures', clock: needs.clock })
  }

  /** The account that the wallet has on a chain right now, which may be another than the one in use. */
  async key(session: Session, chainId: string): Promise<WalletKey> {
    const wallet = sessionWallet(session, KeplrWallet)
    return this.ask(session, {
      ...{ chainId, keplr: ['getKey', chainId], paired: ['cosmos_getAccounts', {}] },
      read: (said) => (wallet instanceof PairedWallet ? readPairedKey(said, wallet.channel) : readKey(said)),
    })
  }

  /** Signs bytes that a person reads, as ADR-36 has it. */
  async message(session: Session, place: SigningPlace, message: Uint8Array): Promise<CosmosSignature> {
    const { chainId, address } = place
    const document = messageDocument(address, message)
    const wallet = sessionWallet(session, KeplrWallet)
    await this.confirm(session, place)
    const request = documentRequest(amino, { ...place, document })
    const knowsMessages = !(wallet instanceof PairedWallet) && wallet.has('signArbitrary')
    // Others know such a message by its document.
    const signature = knowsMessages
      ? await this.ask(session, { ...request, keplr: ['signArbitrary', chainId, address, readable(message)], read: readSignature })
      : (await this.ask(session, request)).signature
    await this.verify(session, amino, { address, signed: document, signature })
    return signature
  }

  /** Signs a transaction. */
  async document<D>(session: Session, mode: SignMode<D>, order: SigningOrder<D>): Promise<CosmosSigned<D>> {
    await this.confirm(session, order)
    const answer = await this.ask(session, documentRequest(mode, order))
    await this.verify(session, mode, { ...answer, address: order.address })
    return answer
  }

  private ask<T>(session: Session, request: WalletRequest<T>): Promise<T> {
    return requestOf(session, request, this.needs.mayAsk)
  }

  /**
   * Makes sure that the wallet has this account on this chain right now: another tab, or the person, may have changed it. A pairing says for the
   * chain in use which accounts it is for; of others it says that they are granted.
   */
  private async confirm(session: Session, { chainId, address }: SigningPlace): Promise<void> {
    const wallet = sessionWallet(session, KeplrWallet)
    const channel = wallet instanceof PairedWallet ? wallet.channel : undefined
    const addresses = channel?.addresses ?? [(await this.key(session, chainId)).address]
    const networkId = networkIdOf(chainId)
    const isElsewhere = channel !== undefined && channel.networkId() !== networkId
    if (isElsewhere ? channel.networkIds.includes(networkId) : addresses.includes(address)) return
    throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address })
  }

  private async verify<D>(session: Session, mode: SignMode<D>, { address, signed, signature }: Claim<D>): Promise<void> {
    if (await this.verifying.use((part) => part.isSignature(address, mode.bytes(signed, part), signature))) return
    throw wrongAnswer(session, 'sign', 'what was asked for, signed by this account')
  }
}

interface Claim<D> extends CosmosSigned<D> {
  readonly address: string
}

/** The account in use, and the chain that it is on. */
export function placeOf(session: Session, operation: string): SigningPlace {
  return { address: session.account.address, chainId: chainIdOf(needNetwork(session, operation).caipNetworkId) }
}

function documentRequest<D>(mode: SignMode<D>, { chainId, address, document, isOwn }: SigningOrder<D>): WalletRequest<CosmosSigned<D>> {
  const { method } = mode
  return {
    chainId,
    keplr: [method, chainId, address, structuredClone(document), ...(isOwn === true ? [fixedMemo] : [])],
    paired: [`cosmos_${method}`, { signerAddress: address, signDoc: mode.paired(document) }],
    read: (said) => readSigned(mode, said, document),
  }
}

/** A text is handed over as such: wallets show it to the person. */
function readable(message: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    // Bytes that are no text.
    return message.slice()
  }
}
