import type { Network } from '@billfold/kernel'
import { submitOnce, transferError, untilKnown } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex } from '@scure/base'
import { number, optional, string } from 'valibot'
import { type FoundTransaction, transactionCall } from './transaction-lookup.js'
import { refusalOf } from './refusal.js'
import type { TransferNeeds } from './transfer.js'

const outcome = objectOf({ code: optional(number(), 0), log: optional(string(), '') })
const taken = { code: 0, log: '' }
/** The looks, one each second, after which the outcome is unknown. */
const mostLooks = 120

/** Sends a signed transaction, once, and looks until it is in a block. Resolves with its hash. */
export async function broadcast(
  { nodes, clock }: Pick<TransferNeeds, 'nodes' | 'clock'>,
  { network, bytes }: { readonly network: Network; readonly bytes: Uint8Array },
): Promise<string> {
  const transaction = hex.encode(sha256(bytes)).toUpperCase()
  const { symbol } = network.nativeCurrency
  const said = await submitOnce({
    transaction,
    submit: () => nodes.ask(network, { method: 'broadcast_tx_sync', params: { tx: base64.encode(bytes) }, schema: outcome }),
    refusal(error) {
      const { data, reason } = error.context
      const words = typeof data === 'string' ? `${reason} ${data}` : reason
      return mayBeThere(words) ? undefined : refusalOf(words, symbol, error)
    },
    // It is looked for as one that was taken.
    find: async () => taken,
  })
  if (said.code !== 0 && !mayBeThere(said.log)) throw refusalOf(said.log, symbol)
  const look = (): Promise<FoundTransaction> => nodes.ask(network, transactionCall(transaction))
  const { tx_result: result } = await untilKnown(transaction, look, { clock, gap: 1_000, looks: mostLooks })
  if (result.code !== 0) throw transferError('transfer/failed', { transaction, reason: result.log.slice(0, 120) })
  return transaction
}

/** A transaction that the network has already, because some wallets send what they sign, or that it may still take, is no refusal. */
function mayBeThere(words: string): boolean {
  return /already exists in cache|tx already in mempool|timed out|deadline exceeded/i.test(words)
}
