import { fieldOf, itemsOf, type NodeCall, type NodeProtocol } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { array, boolean, maxValue, minValue, nullish, number, pipe, record, regex, safeInteger, string, transform, unknown } from 'valibot'

/** The call that sends: a transaction that was sent twice is the same one, but nobody is asked twice. */
const sending = 'POST tx'

/** Nodes of Bitcoin with the API of Esplora prove their network by the hash of its first block. */
export const nodeProtocol: NodeProtocol = {
  namespace: 'bip122',
  isRest: true,
  proof: { method: 'GET blocks/0' },
  networkOf(blocks) {
    const hash = fieldOf(itemsOf(blocks, 1)?.[0], 'id')
    return typeof hash === 'string' ? `bip122:${hash.slice(0, 32)}` : undefined
  },
  sentOnce: new Set([sending]),
}

const sats = pipe(number(), safeInteger(), minValue(0))
const left = pipe(
  objectOf({ funded_txo_sum: sats, spent_txo_sum: sats }),
  transform((sums) => sums.funded_txo_sum - sums.spent_txo_sum),
)

/** Asks for the satoshis of an address, in blocks and on their way: what came less what went. */
export function balanceCall(address: string): NodeCall<{ readonly chain_stats: number; readonly mempool_stats: number }> {
  return { method: `GET address/${address}`, schema: objectOf({ chain_stats: left, mempool_stats: left }) }
}

/** A coin of an address, which is spent whole. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  readonly value: number
  readonly status: { readonly confirmed: boolean }
}

/** Asks for the coins of an address. */
export function coinsCall(address: string): NodeCall<readonly Coin[]> {
  const txid = pipe(string(), regex(/^[0-9a-f]{64}$/))
  const vout = pipe(number(), safeInteger(), minValue(0), maxValue(0xffffffff))
  const coin = objectOf({ txid, vout, value: sats, status: objectOf({ confirmed: boolean() }) })
  return { method: `GET address/${address}/utxo`, schema: array(coin) }
}

/** Asks what a virtual byte costs, in satoshis, by the number of blocks that a transaction may wait. */
export function feesCall(): NodeCall<Readonly<Record<string, number>>> {
  return { method: 'GET fee-estimates', schema: record(string(), pipe(number(), minValue(0))) }
}

/** Asks for a transaction: nodes that have not seen it say no. */
export function transactionCall(txid: string): NodeCall {
  return { method: `GET tx/${txid}`, schema: unknown() }
}

/** Whether a transaction stands in a block, and in which. */
export interface Standing {
  readonly confirmed: boolean
  readonly block_height?: number | null | undefined
}

/** Asks how a transaction stands. */
export function standingCall(txid: string): NodeCall<Standing> {
  return { method: `GET tx/${txid}/status`, schema: objectOf({ confirmed: boolean(), block_height: nullish(sats) }) }
}

/** Hands a signed transaction, in hex, to one node, once. */
export function sendCall(transaction: string): NodeCall {
  return { method: sending, params: [transaction], schema: unknown() }
}
