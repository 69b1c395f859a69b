import type { Session } from '@billfold/kernel'
import { type FamilyParts, needNetwork, transferError, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { readSs58 } from '../address/ss58.js'
import { toHex } from './hex.js'
import { isKnownExtension, payloadBytes } from './payload-bytes.js'
import type { SignerPayload } from './signer-payload.js'
import { type SigningPlace, requestsOf } from './wallet-requests.js'

export type SigningNeeds = Pick<FamilyParts, 'clock' | 'mayAsk'>

/** Lets the wallet of a session sign, and verifies what it has signed. What verifies comes with the first signature. */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: SigningNeeds) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Polkadot signatures', clock: needs.clock })
  }

  /** Signs bytes that a person reads. The signature is hex, as the wallet gave it. */
  async message(session: Session, message: Uint8Array): Promise<string> {
    const place = placeOf(session, 'signMessage')
    const signature = await requestsOf(session, this.needs.mayAsk).signMessage(place, message)
    const isTrue = await this.verifying.use((part) => part.isSignedMessage(keyOf(place), message, signature))
    if (!isTrue) throw wrongAnswer(session, 'signRaw', 'this message, signed by this account')
    return toHex(signature)
  }

  /**
   * Signs a transaction. The signature has the number of its kind before it, as transactions have it; one of a transaction with
   * extensions that are not known here is as the wallet gave it: its network verifies it.
   */
  async payload(session: Session, payload: SignerPayload): Promise<Uint8Array> {
    const place = placeOf(session, 'signPayload')
    const signature = await requestsOf(session, this.needs.mayAsk).signPayload(place, payload)
    if (!payload.signedExtensions.every(isKnownExtension)) return signature
    const whole = await this.verifying.use((part) => part.multiSignature(keyOf(place), payloadBytes(payload), signature))
    if (whole === undefined) throw transferError('transfer/changed', { wallet: session.connector.name })
    return whole
  }
}

function placeOf(session: Session, operation: string): SigningPlace {
  return { address: session.account.address, network: needNetwork(session, operation) }
}

function keyOf({ address }: SigningPlace): Uint8Array {
  return readSs58(address)?.publicKey ?? new Uint8Array(32)
}
