import type { Session } from '@billfold/kernel'
import { type FamilyParts, mayHaveBeenSent, needNetwork, operationFailure, sessionWallet, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { fromBase64, toBase64 } from './base64.js'
import { type SigningPlace, WalletRequests } from './wallet-requests.js'

interface Asked {
  readonly wallet: WalletRequests
  readonly place: SigningPlace
}

/** Lets the wallet of a session sign, and verifies what it has signed. The SDK comes with the first signature. */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Sui signatures', clock: needs.clock })
  }

  /** Signs bytes that a person reads. */
  async message(session: Session, message: Uint8Array): Promise<SuiSigned> {
    const { wallet, place } = this.ask(session, 'signMessage')
    const signed = await wallet.signMessage(place, message)
    const isAsked = signed.bytes === toBase64(message)
    const isTrue = isAsked && (await this.verifying.use((part) => part.isSignedMessage(place.address, message, signed.signature)))
    if (!isTrue) throw wrongAnswer(session, 'sui:signPersonalMessage', 'this message, signed by this account')
    return signed
  }

  /** Signs a transaction, written as JSON. */
  async transaction(session: Session, transaction: string): Promise<SuiSigned> {
    const { wallet, place } = this.ask(session, 'signTransaction')
    const signed = await wallet.signTransaction(place, transaction)
    const bytes = fromBase64(signed.bytes) ?? new Uint8Array()
    const isTrue = await this.verifying.use((part) => part.isSignedTransaction(place.address, bytes, signed.signature))
    if (!isTrue) throw wrongAnswer(session, 'sui:signTransaction', 'a transaction, signed by this account')
    return signed
  }

  /** Lets the wallet sign a transaction and send it, once. */
  async execute(session: Session, transaction: string): Promise<SuiExecuted> {
    const method = 'signAndExecuteTransaction'
    const { wallet, place } = this.ask(session, method)
    try {
      return await wallet.execute(place, transaction)
    } catch (error) {
      throw mayHaveBeenSent(error) ? operationFailure('wallet/unknown-outcome', { wallet: session.connector.name, method }, error) : error
    }
  }

  private ask(session: Session, operation: string): Asked {
    const place = { address: session.account.address, networkId: needNetwork(session, operation).caipNetworkId }
    return { place, wallet: new WalletRequests(sessionWallet(session), this.needs.mayAsk) }
  }
}
