import type { Nodes } from '@billfold/kernel/family'
import { string } from 'valibot'
import type { BlockEvents } from './block-events.js'
import { findTransaction } from './find-transaction.js'
import { readAccount } from './read-account.js'
import { hash } from './shapes.js'
import type { TransferPlan } from './plan.js'
import type { TransactionFrame } from './write-payload.js'

/** A transaction that was handed over. */
export interface SentTransaction {
  readonly plan: Pick<TransferPlan, 'network' | 'sender'>
  readonly frame: Pick<TransactionFrame, 'nonce' | 'blockNumber'>
  /** The whole of it, in hex. */
  readonly transaction: string
}

/** How a transaction ended in its block: with a failure, or as it should. */
export interface Outcome {
  readonly failure: string | undefined
}

/** Reads how a transaction ended; undefined until it stands in a block. */
export async function readOutcome(
  nodes: Pick<Nodes, 'ask'>,
  { plan, frame, transaction }: SentTransaction,
  events: () => BlockEvents,
): Promise<Outcome | undefined> {
  const { network, sender: publicKey } = plan
  const newest = await nodes.ask(network, { method: 'chain_getBlockHash', schema: hash })
  // Blocks are long: they are read once the network counts the transaction among those of the account.
  const { nonce } = await readAccount(nodes, { publicKey, network, block: newest })
  if (nonce <= frame.nonce) return undefined
  const place = await findTransaction(nodes, { network, transaction, newest, after: frame.blockNumber })
  if (place === undefined) return undefined
  const { key, failure } = events()
  const written = await nodes.ask(network, { method: 'state_getStorage', params: [key, place.block], schema: string() })
  return { failure: failure(written, place.index) }
}
