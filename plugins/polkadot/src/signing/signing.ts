import type { Session } from '@billfold/kernel'
import { type FamilyParts, transferError, wrongAnswer } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { readSs58 } from '../address/ss58.js'
import { toHex } from './hex.js'
import { isKnownExtension, payloadBytes } from './payload-bytes.js'
import { askToSign } from './ask-to-sign.js'
import type { SignerPayload } from './signer-payload.js'
import { isWithMetadataHash, writeTransaction } from './write-transaction.js'

/** Lets the wallet of a session sign, and verifies what it has signed. What verifies comes with the first signature. */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Polkadot signatures', clock: needs.clock })
  }

  /** Signs bytes that a person reads. The signature is hex, as the wallet gave it. */
  async message(session: Session, message: Uint8Array): Promise<string> {
    const data = toHex(message)
    const asked = {
      injected: ['signRaw', { data, type: 'bytes' }],
      paired: ['polkadot_signMessage', { message: isPlain(message) ? new TextDecoder().decode(message) : data }],
    } as const
    const { signature } = await askToSign(session, asked, this.needs.mayAsk)
    const isTrue = await this.verifying.use((part) => part.isSignedMessage(keyOf(session), message, signature))
    if (!isTrue) throw wrongAnswer(session, 'signRaw', 'this message, signed by this account')
    return toHex(signature)
  }

  /**
   * Signs a transaction of a host. The signature has the number of its kind before it, as transactions have it; one of a transaction with
   * extensions that are not known here is as the wallet gave it: its network verifies it.
   */
  async payload(session: Session, payload: SignerPayload): Promise<Uint8Array> {
    const asked = { injected: ['signPayload', payload], paired: ['polkadot_signTransaction', { transactionPayload: payload }] } as const
    const { signature } = await askToSign(session, asked, this.needs.mayAsk)
    return payload.signedExtensions.every(isKnownExtension) ? this.verified(session, payload, signature) : signature
  }

  /**
   * Signs a transaction of this page, and gives it whole. A wallet that holds its keys in a device adds the hash of the metadata to it, which
   * the device wants, and nothing else.
   */
  async transaction(session: Session, payload: SignerPayload): Promise<Uint8Array> {
    const asked = {
      injected: ['signPayload', { ...payload, withSignedTransaction: true }],
      paired: ['polkadot_signTransaction', { transactionPayload: payload }],
    } as const
    const { signature, transaction } = await askToSign(session, asked, this.needs.mayAsk)
    const sender = keyOf(session)
    // What is signed along is known to the wallet alone: the network verifies it.
    if (transaction !== undefined && isWithMetadataHash(transaction, payload, sender)) return transaction
    return writeTransaction(payload, sender, await this.verified(session, payload, signature))
  }

  private async verified(session: Session, payload: SignerPayload, signature: Uint8Array): Promise<Uint8Array> {
    const whole = await this.verifying.use((part) => part.multiSignature(keyOf(session), payloadBytes(payload), signature))
    if (whole === undefined) throw transferError('transfer/changed', { wallet: session.connector.name })
    return whole
  }
}

function keyOf({ account: { address } }: Session): Uint8Array {
  return readSs58(address)?.publicKey ?? new Uint8Array(32)
}

/** True for a text that a phone shows as it is. Wallets take what begins with 0x for hex: such a text, and what is no text, is handed over in hex. */
function isPlain(message: Uint8Array): boolean {
  const text = new TextDecoder().decode(message)
  return !text.startsWith('0x') && toHex(new TextEncoder().encode(text)) === toHex(message)
}
