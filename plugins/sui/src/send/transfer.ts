import type { ClockPort, Network, Session, TransferRequest } from '@billfold/kernel'
import { refused, sessionWallet, StandardWallet, submitOnce, transferError, untilKnown } from '@billfold/kernel/family'
import { TransactionDataBuilder } from '@mysten/sui/transactions'
import { type Effects, executeCall, transactionCall } from '../reads/calls.js'
import type { SuiNodes } from '../reads/sui-nodes.js'
import { toBase64 } from '../signing/base64.js'
import type { Signing } from '../signing/signing.js'
import { asJson } from './build.js'
import { planTransfer } from './plan-transfer.js'

export interface TransferNeeds {
  readonly nodes: Pick<SuiNodes, 'ask' | 'confirm'>
  readonly signing: Pick<Signing, 'execute' | 'transaction'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** The most that a transfer costs beside its amount, in MIST. */
export async function transferFee({ nodes }: Pick<TransferNeeds, 'nodes'>, session: Session, request: TransferRequest): Promise<bigint> {
  return (await planTransfer(nodes, session, request)).fee
}

/**
 * Moves SUI, or coins of another type. Resolves with the digest once the network has it; rejects with what is known otherwise. A wallet
 * that signs is handed the whole transaction, and what it signed is sent only where it is the same.
 */
export async function transfer(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const { nodes, signing } = needs
  const { network, transaction } = await planTransfer(nodes, session, request)
  const json = await asJson(transaction)
  await nodes.confirm(network)
  if (!canSign(session)) {
    const { digest } = await signing.execute(session, json)
    return settled(digest, await outcome(needs, network, digest))
  }
  const { bytes, signature } = await signing.transaction(session, json)
  if (bytes !== toBase64(transaction)) throw transferError('transfer/changed', { wallet: session.connector.name })
  const digest = TransactionDataBuilder.getDigestFromBytes(transaction)
  const effects = await submitOnce({
    transaction: digest,
    submit: () => nodes.ask(network, executeCall(bytes, signature)),
    refusal: (error) => (refusals.includes(error.context.code) ? refused(error) : undefined),
    find: () => outcome(needs, network, digest),
  })
  return settled(digest, effects)
}

/** Codes of nodes for a transaction that validators do not sign, or that is none. Others leave its fate open. */
const refusals: readonly number[] = [-32002, -32602]

/** The reads, one each second, after which nobody knows. */
const mostReads = 30

function canSign(session: Session): boolean {
  const wallet = sessionWallet(session)
  return wallet instanceof StandardWallet
    ? wallet.has('sui:signTransaction') || wallet.has('sui:signTransactionBlock')
    : wallet.allows('sui_signTransaction')
}

/** How a transaction ran, once a node knows it. */
function outcome({ nodes, clock }: Pick<TransferNeeds, 'clock' | 'nodes'>, network: Network, digest: string): Promise<Effects> {
  return untilKnown(digest, () => nodes.ask(network, transactionCall(digest)), { clock, gap: 1_000, looks: mostReads })
}

function settled(digest: string, { effects: { status } }: Effects): string {
  if (status.status === 'success') return digest
  throw transferError('transfer/failed', { transaction: digest, reason: status.error?.slice(0, 120) ?? 'no reason' })
}
