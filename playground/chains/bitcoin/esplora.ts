import { hex } from '@scure/base'
import type { RestAnswer, RestRequest } from '../shared/rest-server.js'
import { type BitcoinNode, type PlacedTransaction, Refused } from './node.js'
import { scriptOf } from './scripts.js'
import { type WrittenOutput, type WrittenTransaction, statusOf, sum, writeTransaction } from './written-transaction.js'

/** Rows that Esplora gives of a list at a time. */
const pageSize = 25
/** Satoshis for a virtual byte, by the number of blocks that one may wait. Nobody bids against anybody here. */
const feeEstimates = { 1: 12, 2: 9, 3: 7, 6: 4, 12: 2.5, 25: 1.5, 144: 1 }

type Route = (node: BitcoinNode, found: readonly string[]) => Promise<RestAnswer | undefined>

const notFound = (what: string): RestAnswer => ({ status: 404, text: `${what} not found` })

/** The calls of Esplora that wallets use, in front of a node. */
const routes: readonly (readonly [pattern: RegExp, answer: Route])[] = [
  [/^\/blocks\/tip\/height$/, async ({ height }) => ({ text: String(height) })],
  [/^\/blocks\/tip\/hash$/, async (node) => ({ text: (await node.block(node.height))?.hash ?? '' })],
  [/^\/blocks\/(\d{1,9})$/, async (node, [height]) => ({ json: await blocksFrom(node, Number(height)) })],
  [/^\/fee-estimates$/, async () => ({ json: feeEstimates })],
  [/^\/address\/(\w+)$/, (node, [address = '']) => ofScript(address, (script) => summary(node, address, script))],
  [/^\/address\/(\w+)\/utxo$/, (node, [address = '']) => ofScript(address, (script) => unspent(node, script))],
  [/^\/address\/(\w+)\/txs$/, (node, [address = '']) => ofScript(address, (script) => newest(node, script))],
  [/^\/address\/(\w+)\/txs\/mempool$/, (node, [address = '']) => ofScript(address, (script) => waiting(node, script))],
  [/^\/address\/(\w+)\/txs\/chain(?:\/(\w+))?$/, (node, [address = '', last]) => ofScript(address, (script) => mined(node, script, last))],
  [
    /^\/tx\/([0-9a-f]{64})$/,
    (node, [txid = '']) => ofTransaction(node, txid, async (found) => ({ json: await writeTransaction(node, found) })),
  ],
  [/^\/tx\/([0-9a-f]{64})\/hex$/, (node, [txid = '']) => ofTransaction(node, txid, async ({ raw }) => ({ text: hex.encode(raw) }))],
  [/^\/tx\/([0-9a-f]{64})\/status$/, (node, [txid = '']) => ofTransaction(node, txid, async ({ block }) => ({ json: statusOf(block) }))],
]

/** Answers as Esplora does; undefined for what it does not know. */
export async function esplora(node: BitcoinNode, { method, path, body }: RestRequest): Promise<RestAnswer | undefined> {
  if (method === 'POST' && path === '/tx') return take(node, body)
  for (const [pattern, answer] of routes) {
    const found = pattern.exec(path)
    if (found !== null && method === 'GET') return answer(node, found.slice(1))
  }
  return undefined
}

async function take(node: BitcoinNode, body: string): Promise<RestAnswer> {
  try {
    return { text: await node.take(hex.decode(body.trim())) }
  } catch (error) {
    const message = error instanceof Refused ? error.message : 'TX decode failed'
    return { status: 400, text: `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}` }
  }
}

async function ofScript(address: string, answer: (script: Uint8Array) => Promise<unknown>): Promise<RestAnswer> {
  const script = scriptOf(address)
  return script === undefined ? { status: 400, text: 'Invalid Bitcoin address' } : { json: await answer(script) }
}

async function ofTransaction(
  node: BitcoinNode,
  txid: string,
  answer: (found: PlacedTransaction) => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const found = await node.transaction(txid)
  return found === undefined ? notFound('Transaction') : answer(found)
}

async function blocksFrom(node: BitcoinNode, height: number): Promise<readonly object[]> {
  const heights = Array.from({ length: Math.min(10, height + 1) }, (_, index) => height - index)
  const blocks = await Promise.all(heights.map(async (each) => ({ height: each, ...(await node.block(each)) })))
  return blocks.flatMap(({ hash, height: at, time }) => (hash === undefined ? [] : [{ id: hash, height: at, timestamp: time }]))
}

async function summary(node: BitcoinNode, address: string, script: Uint8Array): Promise<object> {
  const all = await Promise.all((await node.transactions(script)).map((found) => writeTransaction(node, found)))
  const own = (output: WrittenOutput | null): number => (output?.scriptpubkey === hex.encode(script) ? output.value : 0)
  const stats = (some: readonly WrittenTransaction[]): object => ({
    tx_count: some.length,
    funded_txo_sum: sum(some.flatMap(({ vout }) => vout.map(own))),
    spent_txo_sum: sum(some.flatMap(({ vin }) => vin.map(({ prevout }) => own(prevout)))),
  })
  const isMined = ({ status }: WrittenTransaction): boolean => status.confirmed
  return { address, chain_stats: stats(all.filter(isMined)), mempool_stats: stats(all.filter((one) => !isMined(one))) }
}

async function unspent(node: BitcoinNode, script: Uint8Array): Promise<readonly object[]> {
  const coins = await node.coins(script)
  return Promise.all(
    coins.map(async ({ txid, vout, value, height }) => {
      const block = height === undefined ? undefined : await node.block(height)
      return { txid, vout, value, status: statusOf(block && { ...block, height: height ?? 0 }) }
    }),
  )
}

async function newest(node: BitcoinNode, script: Uint8Array): Promise<readonly object[]> {
  return [...(await waiting(node, script)), ...(await mined(node, script, undefined))]
}

async function waiting(node: BitcoinNode, script: Uint8Array): Promise<readonly object[]> {
  const found = (await node.transactions(script)).filter(({ block }) => block === undefined)
  return Promise.all(found.slice(0, pageSize).map((each) => writeTransaction(node, each)))
}

/** Those in blocks, the newest first: 25 after the one that is named. */
async function mined(node: BitcoinNode, script: Uint8Array, last: string | undefined): Promise<readonly object[]> {
  const found = (await node.transactions(script)).filter(({ block }) => block !== undefined)
  const all = await Promise.all(found.map((each) => writeTransaction(node, each)))
  const from = last === undefined ? 0 : all.findIndex(({ txid }) => txid === last) + 1
  return all.slice(from, from + pageSize)
}
