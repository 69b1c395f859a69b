import { type Network, type Session, isBillfoldError } from '@billfold/kernel'
import { toBase58, toBase64 } from '../provider/encodings.js'
import { operationsOf } from '../provider/operations-of.js'
import { type SolanaWallet, canDo } from '../provider/solana-wallet.js'
import { readWire, transactionId } from '../provider/wire.js'
import { type MayAsk, type Nodes, mayHaveBeenSent, sessionWallet, transferError } from '@billfold/kernel/family'
import { sendCall } from '../reads/calls.js'
import { refusalOf } from './refusal.js'

/** Nodes, and the rule of what a wallet may be asked. */
export interface DispatchNeeds {
  readonly nodes: Pick<Nodes, 'ask' | 'confirm'>
  readonly mayAsk: MayAsk
}

/** A transaction, and its session and network. */
export interface Dispatch {
  readonly session: Pick<Session, 'account' | 'connector' | 'provider'>
  readonly network: Network
  readonly transaction: Uint8Array
  /** The wishes of a host for a wallet that sends by itself. */
  readonly options?: object | undefined
}

/** The state of a transaction that has left. */
export interface Dispatched {
  readonly signature: string
  /** The wallet put a block hash of its own into it, or may have: nobody here knows when its time is over. */
  readonly isRenewed: boolean
}

/**
 * Lets the person sign, and sends, once. A wallet that only signs gives the signature before anything is sent, so that the outcome can
 * be looked up whatever happens on the way; only a wallet that cannot is asked to send by itself.
 */
export async function dispatch(needs: DispatchNeeds, what: Dispatch): Promise<Dispatched> {
  const wallet = sessionWallet(what.session)
  return canDo(wallet, 'signTransaction') ? sendSigned(needs, wallet, what) : sendByWallet(needs, wallet, what)
}

async function sendSigned({ nodes, mayAsk }: DispatchNeeds, wallet: SolanaWallet, what: Dispatch): Promise<Dispatched> {
  const { session, network, transaction } = what
  const place = { address: session.account.address, networkId: network.caipNetworkId }
  const [signed] = await operationsOf(wallet, mayAsk).signTransactions(place, [transaction])
  const signature = signed === undefined ? undefined : transactionId(signed)
  const wire = signed === undefined ? undefined : readWire(signed)
  // Wallets may put guards of their own into it; who pays and signs stays the same.
  if (signed === undefined || signature === undefined || wire?.signers[0] !== place.address) {
    throw transferError('transfer/changed', { wallet: session.connector.name })
  }
  try {
    await nodes.ask(network, sendCall(toBase64(signed)))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== undefined) throw refusal
    // It may have arrived. It is not sent again: the network is asked for it by its signature.
    if (isBillfoldError(error, 'node/no-node') || isBillfoldError(error, 'node/wrong-network')) throw error
  }
  return { signature, isRenewed: wire.blockhash !== readWire(transaction)?.blockhash }
}

async function sendByWallet(
  { nodes, mayAsk }: DispatchNeeds,
  wallet: SolanaWallet,
  { session, network, transaction, options = { preflightCommitment: 'confirmed' } }: Dispatch,
): Promise<Dispatched> {
  const place = { address: session.account.address, networkId: network.caipNetworkId }
  // While every node says that it is of another network, nobody could say what became of it.
  await nodes.confirm(network)
  try {
    const signature = toBase58(await operationsOf(wallet, mayAsk).sendTransaction(place, transaction, options))
    return { signature, isRenewed: true }
  } catch (error) {
    throw mayHaveBeenSent(error) ? transferError('transfer/unknown-outcome', {}, error) : error
  }
}
