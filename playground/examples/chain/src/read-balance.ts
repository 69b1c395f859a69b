import type { Network } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { Nodes } from '@billfold/kernel/family'
import { maxLength, pipe, regex, string } from 'valibot'

const motes = pipe(string(), maxLength(40), regex(/^\d+$/))

export interface BalanceQuestion {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Asks the nodes of a network for the balance of an address, and converts it from motes, the smallest unit, to coins. */
export async function readBalance(nodes: Pick<Nodes, 'ask'>, { address, network, signal }: BalanceQuestion): Promise<string> {
  const held = await nodes.ask(network, { method: 'getBalance', params: [address], schema: motes }, signal)
  return formatUnits(BigInt(held), network.nativeCurrency.decimals) ?? fail(network)
}

function fail({ name }: Network): never {
  throw new Error(`${name} has a currency with decimals that cannot be. Correct them in networks.ts.`)
}
