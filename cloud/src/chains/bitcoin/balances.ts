import * as v from 'valibot'

import type { Balance } from '../shapes.js'
import type { BitcoinParts } from './bitcoin-parts.js'

const sats = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const sums = v.object({ funded_txo_sum: sats, spent_txo_sum: sats })
const schema = v.object({ chain_stats: sums, mempool_stats: sums })

/** Reads what an address holds: what came, in blocks or on its way, less what went. */
export async function readBalances({ api, coins }: BitcoinParts, address: string): Promise<readonly Balance[]> {
  const { chain_stats: mined, mempool_stats: moving } = await api(`address/${address}`, schema)
  const held = [mined, moving].reduce((sum, { funded_txo_sum: came, spent_txo_sum: went }) => sum + BigInt(came) - BigInt(went), 0n)
  return coins.balances(held, [])
}
