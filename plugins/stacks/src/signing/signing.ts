import type { Network, Session } from '@billfold/kernel'
import {
  type FamilyParts,
  fieldOf,
  invalidRequest,
  needNetwork,
  operationFailure,
  transferError,
  wrongAnswer,
} from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { kindOf } from '../address.js'
import type { StacksSigned, StacksTypedData } from '../contract.js'
import { networkKind } from '../networks/network-names.js'
import type { StacksCall } from '../wallets/ask-by-sdk.js'
import type { WalletRequests } from '../wallets/wallet-requests.js'
import type { SignedTransaction } from './verify.js'

/** Lets the wallet of a session sign, and verifies what it has signed. What verifies comes with the first signature. */
export class Signing {
  private readonly verifying: Lazy<typeof import('./verify.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock'> & { readonly requests: Pick<WalletRequests, 'ask'> }) {
    this.verifying = lazy(() => import('./verify.js'), { what: 'Stacks signatures', clock: needs.clock })
  }

  /** Signs a text that the person reads. */
  async message(session: Session, message: string): Promise<StacksSigned> {
    const { publicKey } = session.account
    // Xverse asks which of its keys is meant; the library leaves it out for others.
    const call = { method: 'stx_signMessage', params: { message, ...(publicKey !== undefined && { publicKey }) } }
    return this.signature(session, call, (part, signature) => part.messageSigner(session.account.address, message, signature))
  }

  /** Signs typed data (SIP-018). */
  async typedData(session: Session, data: StacksTypedData): Promise<StacksSigned> {
    const method = 'stx_signStructuredMessage'
    const params = await this.verifying.use(({ clarityHex }) => {
      try {
        return { message: clarityHex(data.message), domain: clarityHex(data.domain) }
      } catch (error) {
        throw invalidRequest(session, method, error)
      }
    })
    const { address } = session.account
    return this.signature(session, { method, params }, (part, signature) => part.typedDataSigner(address, params, signature))
  }

  /** Signs a transaction, which is not sent. */
  async transaction(session: Session, transaction: string): Promise<SignedTransaction> {
    const call = { method: 'stx_signTransaction', params: { transaction, broadcast: false } }
    const said = fieldOf(await this.ask(session, call), 'transaction')
    const signed = await this.verifying.use(({ readSigned }) => readSigned(session.account.address, transaction, said))
    if (signed === undefined) throw transferError('transfer/changed', { wallet: session.connector.name })
    return signed
  }

  private async signature(
    session: Session,
    call: StacksCall,
    signerOf: (part: typeof import('./verify.js'), signature: string) => string | undefined,
  ): Promise<StacksSigned> {
    const signature = fieldOf(await this.ask(session, call), 'signature')
    const publicKey = typeof signature === 'string' ? await this.verifying.use((part) => signerOf(part, signature)) : undefined
    if (publicKey === undefined) throw wrongAnswer(session, call.method, 'this message, signed by this account')
    return { signature: signature as string, publicKey }
  }

  private async ask(session: Session, call: StacksCall): Promise<unknown> {
    confirmPlace(session, call.method)
    return this.needs.requests.ask(session, call)
  }
}

/** The network of a session. Throws before anybody is asked when there is none, or its account is one of other networks. */
export function confirmPlace(session: Session, operation: string): Network {
  const network = needNetwork(session, operation)
  if (kindOf(session.account.address) !== networkKind(network))
    throw operationFailure('wallet/network-changed', { wallet: session.connector.name, network: network.name })
  return network
}
