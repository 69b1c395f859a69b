import type { NativeBalance, Network } from '@billfold/kernel'
import { formatAmount, type Nodes } from '@billfold/kernel/family'
import { accountCall } from './calls.js'

export interface BalanceQuestion {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Asks the nodes of a network how much an account can spend. */
export async function readBalance(nodes: Pick<Nodes, 'ask'>, { address, network, signal }: BalanceQuestion): Promise<NativeBalance> {
  signal.throwIfAborted()
  const { symbol, decimals } = network.nativeCurrency
  const { balance } = await nodes.ask(network, accountCall(address), signal)
  return { balance: formatAmount(BigInt(balance), decimals), symbol }
}
