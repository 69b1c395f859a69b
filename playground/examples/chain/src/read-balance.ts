import type { Http, Network } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { type GenericSchema, maxLength, object, pipe, regex, string } from 'valibot'

const answer: GenericSchema<unknown, { readonly motes: string }> = object({ motes: pipe(string(), maxLength(40), regex(/^\d+$/)) })

export interface BalanceQuestion {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Asks the first node of a network for the balance of an address, and converts it from motes, the smallest unit, to coins. */
export async function readBalance(http: Pick<Http, 'node'>, { address, network, signal }: BalanceQuestion): Promise<string> {
  const [url] = network.rpcUrls.default.http
  const node = url === undefined ? undefined : http.node('seamoss', url)
  if (node === undefined) throw new Error(`${network.name} has no node. Name one in rpcUrls.`)
  const { motes } = await node.get(`/balance/${address}`, { schema: answer, signal })
  return formatUnits(BigInt(motes), network.nativeCurrency.decimals) ?? fail(network)
}

function fail({ name }: Network): never {
  throw new Error(`${name} has a currency with decimals that cannot be. Correct them in networks.ts.`)
}
