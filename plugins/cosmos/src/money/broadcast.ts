import { type ClockPort, type Network, isBillfoldError } from '@billfold/kernel'
import { type NodeCall, type Nodes, transferError, untilKnown } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, hex } from '@scure/base'
import { number, optional, string } from 'valibot'
import { refusalOf } from './refusal.js'

export interface BroadcastNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** A transaction that was signed. */
export interface SignedTransaction {
  readonly network: Network
  readonly bytes: Uint8Array
}

/** The looks, one each second, after which the outcome is unknown. */
const mostLooks = 120

const outcome = objectOf({ code: optional(number(), 0), log: optional(string(), '') })

/** Sends a transaction, once, and looks until it is in a block. Resolves with its hash. */
export async function broadcast({ nodes, clock }: BroadcastNeeds, { network, bytes }: SignedTransaction): Promise<string> {
  const hash = sha256(bytes)
  const name = hex.encode(hash).toUpperCase()
  await send(nodes, { network, bytes })
  const call: NodeCall<{ readonly tx_result: { readonly code: number; readonly log: string } }> = {
    method: 'tx',
    params: { hash: base64.encode(hash), prove: false },
    schema: objectOf({ tx_result: outcome }),
  }
  // Until it is in a block a node says that it does not know it.
  const { tx_result: result } = await untilKnown(name, () => nodes.ask(network, call), { clock, gap: 1_000, looks: mostLooks })
  if (result.code !== 0) throw transferError('transfer/failed', { transaction: name, reason: result.log.slice(0, 120) })
  return name
}

/** A node that refuses it says so; one that does not answer may have taken it, and then the network is asked for it by its hash. */
async function send(nodes: BroadcastNeeds['nodes'], { network, bytes }: SignedTransaction): Promise<void> {
  const call = { method: 'broadcast_tx_sync', params: { tx: base64.encode(bytes) }, schema: outcome }
  try {
    const { code, log } = await nodes.ask(network, call)
    if (code !== 0 && !mayBeThere(log)) throw refusalOf(log, network.nativeCurrency.symbol)
  } catch (error) {
    if (isBillfoldError(error, 'node/failed')) {
      const { data, reason: said } = error.context
      const reason = typeof data === 'string' ? `${said} ${data}` : said
      if (!mayBeThere(reason)) throw refusalOf(reason, network.nativeCurrency.symbol, error)
    }
    if (isNoAnswer(error)) return
    throw error
  }
}

/** A transaction that the network has already, because some wallets send what they sign, or that it may still take, is no refusal. */
function mayBeThere(words: string): boolean {
  return /already exists in cache|tx already in mempool|timed out|deadline exceeded/i.test(words)
}

/** Failures after which nobody knows whether it arrived. */
function isNoAnswer(error: unknown): boolean {
  const isSaid = ['cosmos-send/', 'transfer/', 'node/no-node', 'node/wrong-network'].some(
    (code) => isBillfoldError(error) && error.code.startsWith(code),
  )
  return !isSaid
}
