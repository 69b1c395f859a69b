import type { Http, KernelOptions, Network } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import { type GenericSchema, maxLength, object, pipe, regex, string } from 'valibot'

const answer: GenericSchema<unknown, { readonly motes: string }> = object({ motes: pipe(string(), maxLength(40), regex(/^\d+$/)) })

export interface BalanceQuestion {
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

/** Services of the kernel that a balance is read with. */
export interface BalanceNeeds {
  readonly http: Pick<Http, 'node'>
  readonly options: Pick<KernelOptions, 'rpcUrls'>
}

/** Asks a node for the balance of an address, and converts it from motes, the smallest unit, to coins. A node that the host names comes first. */
export async function readBalance({ http, options }: BalanceNeeds, { address, network, signal }: BalanceQuestion): Promise<string> {
  const [url] = [...(options.rpcUrls[network.caipNetworkId] ?? []), ...network.rpcUrls.default.http]
  const node = url === undefined ? undefined : http.node('seamoss', url)
  if (node === undefined) throw new Error(`${network.name} has no node. Name one in rpcUrls.`)
  const { motes } = await node.get(`/balance/${address}`, { schema: answer, signal })
  return formatUnits(BigInt(motes), network.nativeCurrency.decimals) ?? fail(network)
}

function fail({ name }: Network): never {
  throw new Error(`${name} has a currency with decimals that cannot be. Correct them in networks.ts.`)
}
