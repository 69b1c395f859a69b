import type { SignInFields } from '@billfold/kernel'
import {
  type FamilyParts,
  operationFailure,
  type Operations,
  sessionWallet,
  type SignedByAccount,
  walletFailure,
} from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { HostFeatures } from './host-provider/host-features.js'
import * as signers from './host-provider/signers.js'
import { toBase58 } from './provider/encodings.js'
import { operationsOf } from './provider/operations-of.js'
import { type SolanaWallet, canDo } from './provider/solana-wallet.js'
import { followTransaction } from './reads/follow-transaction.js'
import { Holdings } from './reads/holdings.js'
import { solanaNodes } from './reads/solana-nodes.js'
import { tokenFacts } from './reads/token-facts.js'

/** Abilities of the family, and the parts that its host provider answers with. */
export type SolanaOperations = Required<
  Pick<
    Operations,
    'balance' | 'tokens' | 'tokenFacts' | 'signMessage' | 'signIn' | 'transfer' | 'transferFee' | 'forecastTransfer' | 'followTransaction'
  >
> & {
  readonly features: HostFeatures
  readonly signers: typeof signers
  /** Lets a wallet sign in with the account that the person chooses there. */
  signAs(wallet: SolanaWallet, fields: SignInFields & { readonly address?: string }): Promise<SignedByAccount>
}

/** Everything after connecting. The SDK comes with the first transfer. */
export function createOperations(parts: FamilyParts): SolanaOperations {
  const { options, clock, families, mayAsk } = parts
  const nodes = solanaNodes(parts)
  const holdings = new Holdings({ nodes, options })
  const sending = lazy(() => import('./send/transfer.js'), { what: 'Solana transfers', clock })
  const signAs: SolanaOperations['signAs'] = async (wallet, fields) => {
    const { address, signedMessage, signature } = await operationsOf(wallet, mayAsk).signIn({ ...fields })
    return { address, message: new TextDecoder().decode(signedMessage), signature: toBase58(signature) }
  }
  return {
    balance: (address, network, signal) => holdings.balance({ address, network, signal }),
    tokens: (address, network, signal) => holdings.all({ address, network, signal }),
    tokenFacts: async () => tokenFacts,
    async signMessage(session, message) {
      const wallet = operationsOf(sessionWallet(session), mayAsk)
      const asked = new TextEncoder().encode(message)
      const { signature, signedMessage } = await wallet.signMessage(session.account.address, asked)
      // The signature alone is given: it has to be that of the text.
      if (toBase58(signedMessage) !== toBase58(asked))
        throw walletFailure('wallet/invalid-answer', {
          wallet: session.connector.name,
          method: 'solana:signMessage',
          needed: 'this message, signed',
        })
      return toBase58(signature)
    },
    async signIn(session, fields) {
      const wallet = sessionWallet(session)
      if (!canDo(wallet, 'signIn')) return undefined
      const { address } = session.account
      const signed = await signAs(wallet, { ...fields, address })
      // Wallets let the person choose another account there, which is not the one that is connected.
      if (signed.address !== address) throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address })
      return signed
    },
    signAs,
    followTransaction: (transaction, signal) => followTransaction(nodes, transaction, signal),
    /** Resolves with the signature once the network has it for good. It is sent once. */
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, clock, mayAsk }, session, request)),
    transferFee: (session, request) => sending.use(({ transferFee }) => transferFee(nodes, session, request)),
    forecastTransfer: (session, request) => sending.use(({ forecastTransfer }) => forecastTransfer(nodes, session, request)),
    features: new HostFeatures({ nodes, families, mayAsk }),
    signers,
  }
}
