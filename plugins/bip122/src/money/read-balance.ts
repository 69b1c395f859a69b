import type { Network } from '@billfold/kernel'
import { type Nodes, formatAmount } from '@billfold/kernel/family'
import { addressCall } from './esplora.js'

export interface BalanceQuestion {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Reads what an address has, with what is on its way to it and from it. */
export async function readBalance(nodes: Pick<Nodes, 'ask'>, { address, network, signal }: BalanceQuestion): Promise<string> {
  signal.throwIfAborted()
  const { chain_stats: kept, mempool_stats: moving } = await nodes.ask(network, addressCall(address), signal)
  const satoshis = kept.funded_txo_sum - kept.spent_txo_sum + moving.funded_txo_sum - moving.spent_txo_sum
  return formatAmount(BigInt(Math.max(0, satoshis)), network.nativeCurrency.decimals)
}
