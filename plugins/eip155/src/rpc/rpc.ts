import { type ClockPort, type Http, type KernelOptions, type Network, jsonContent } from '@billfold/kernel'
import { CloudNode } from '@billfold/kernel/family'
import { unknown } from 'valibot'
import { ChainRpc } from './chain-rpc.js'
import { rpcError } from './errors.js'
import { chainIdHex } from './hex.js'
import { RpcNode } from './rpc-node.js'
import { NodePool } from './node-pool.js'

export interface RpcNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node'>
  readonly clock: ClockPort
  readonly options: Pick<KernelOptions, 'rpcUrls'>
  readonly uuid: () => string
}

/** The nodes of every chain: the host's own first, then the host's cloud, then those that stand in the network. */
export class Rpc {
  private readonly chains = new Map<string, ChainRpc>()
  private readonly cloud: CloudNode

  constructor(private readonly needs: RpcNeeds) {
    this.cloud = new CloudNode({ http: needs.http, noNode: (network) => rpcError('evm-rpc/no-node', { network }) })
  }

  /** Reads a chain; undefined when no node of it is named. */
  of(network: Network): ChainRpc | undefined {
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls])
    const rpc = this.chains.get(key) ?? this.open(network)
    // What is not named now may be named later: a network can be added at any time.
    if (rpc !== undefined) this.chains.set(key, rpc)
    return rpc
  }

  private open(network: Network): ChainRpc | undefined {
    const { clock, uuid } = this.needs
    const nodes = this.nodes(network)
    const chance = (): number => (parseInt(uuid().slice(0, 4), 16) || 0) / 0xffff
    const pool = new NodePool({ nodes, networkId: network.caipNetworkId, clock, chance })
    return nodes.length === 0 ? undefined : new ChainRpc({ pool, clock })
  }

  private nodes(network: Network): readonly RpcNode[] {
    const { clock, options } = this.needs
    const { caipNetworkId: networkId, rpcUrls } = network
    const hex = chainIdHex(network.id)
    if (hex === undefined) return []
    const about = { networkId, chainId: BigInt(hex), clock }
    const own = options.rpcUrls[networkId] ?? []
    const theirs = [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])].filter((url) => !own.includes(url))
    const cloud: RpcNode[] = this.cloud.isNamed
      ? [new RpcNode({ ...about, host: 'the blockchain endpoint', post: (body, signal) => this.cloud.post(network, body, signal) })]
      : []
    const named = (url: string): RpcNode[] => this.named(url, about)
    return [...own.flatMap(named), ...cloud, ...[...new Set(theirs)].flatMap(named)]
  }

  private named(url: string, about: Omit<ConstructorParameters<typeof RpcNode>[0], 'host' | 'post'>): RpcNode[] {
    const client = this.needs.http.node('eip155', url)
    if (client === undefined) return []
    const post = (body: unknown, signal: AbortSignal): Promise<unknown> =>
      client.post('', { headers: jsonContent, body, signal, schema: unknown() })
    return [new RpcNode({ ...about, host: new URL(url).host, post })]
  }
}
