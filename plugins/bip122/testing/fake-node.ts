import type { FakeFetch } from '@billfold/test/fakes'
import { bitcoin } from '../src/networks/index.js'

const sums = { funded_txo_sum: 3_000_000, spent_txo_sum: 1_000_000 }
const nothing = { funded_txo_sum: 0, spent_txo_sum: 0 }

/** Answers of a node of a chain on which everybody has 0.02 BTC in two coins, and every transaction arrives. */
const answers: readonly (readonly [path: RegExp, answer: unknown])[] = [
  [/\/blocks\/0$/, [{ id: `${bitcoin.id}${'0'.repeat(32)}`, height: 0 }]],
  [/\/utxo$/, [1_500_000, 500_000].map((value, vout) => ({ txid: 'ab'.repeat(32), vout, value, status: { confirmed: true } }))],
  [/\/address\/\w+$/, { chain_stats: sums, mempool_stats: nothing }],
  [/\/fee-estimates$/, { 1: 20.5, 3: 12.1, 6: 5 }],
  [/\/tx\/\w+$/, { status: { confirmed: false } }],
  [/\/tx$/, 'ab'.repeat(32)],
]

/** Answers for the networks of the family. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = 'mempool.space'): void {
  fetch.route(host, ({ path }) => ({ json: answers.find(([pattern]) => pattern.test(path))?.[1] ?? null }))
}
