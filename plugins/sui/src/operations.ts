import type { CaipNetworkId, Session } from '@billfold/kernel'
import { type FamilyParts, type Operations, sessionWallet, walletFailure } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import type { SuiExecuted, SuiSigned } from './contract.js'
import { fromBase64, toBase64 } from './signing/base64.js'
import { requestsOf } from './signing/wallet-requests.js'

/** What the family can do, and what its host provider answers with. */
export type SuiOperations = Required<Pick<Operations, 'signMessage'>> & {
  /** Signs bytes that a person reads. */
  sign(session: Session, message: Uint8Array): Promise<SuiSigned>
  /** Signs a transaction, written as JSON. */
  signTransaction(session: Session, transaction: string): Promise<SuiSigned>
  /** Lets the wallet sign a transaction and send it, once. */
  execute(session: Session, transaction: string): Promise<SuiExecuted>
}

/** Everything after connecting. The SDK comes with the first signature, to verify it. */
export function createOperations({ clock, mayAsk }: Pick<FamilyParts, 'clock' | 'mayAsk'>): SuiOperations {
  const verifying = lazy(() => import('./signing/verify.js'), { what: 'Sui signatures', clock })
  const asked = (session: Session, operation: string) => {
    const { address } = session.account
    return { address, place: { address, networkId: networkOf(session, operation) }, wallet: requestsOf(sessionWallet(session), mayAsk) }
  }
  const sign = async (session: Session, message: Uint8Array): Promise<SuiSigned> => {
    const { address, place, wallet } = asked(session, 'signMessage')
    const signed = await wallet.signMessage(place, message)
    const isThis = signed.bytes === toBase64(message)
    if (!isThis || !(await verifying.use(({ isSignedMessage }) => isSignedMessage(address, message, signed.signature))))
      throw wrongAnswer(session, 'sui:signPersonalMessage', 'this message, signed by this account')
    return signed
  }
  return {
    sign,
    signMessage: async (session, message) => (await sign(session, new TextEncoder().encode(message))).signature,
    async signTransaction(session, transaction) {
      const { address, place, wallet } = asked(session, 'signTransaction')
      const signed = await wallet.signTransaction(place, transaction)
      const bytes = fromBase64(signed.bytes) ?? new Uint8Array()
      if (!(await verifying.use(({ isSignedTransaction }) => isSignedTransaction(address, bytes, signed.signature))))
        throw wrongAnswer(session, 'sui:signTransaction', 'a transaction, signed by this account')
      return signed
    },
    execute(session, transaction) {
      const { place, wallet } = asked(session, 'execute')
      return wallet.execute(place, transaction)
    },
  }
}

function networkOf({ network }: Session, operation: string): CaipNetworkId {
  if (network === undefined) throw walletFailure('wallet/no-network', { operation })
  return network.caipNetworkId
}

function wrongAnswer({ connector }: Session, method: string, needed: string): Error {
  return walletFailure('wallet/invalid-answer', { wallet: connector.name, method, needed })
}
