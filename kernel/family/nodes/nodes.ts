import { unknown } from 'valibot'
import { BlockchainService } from '../../data/blockchain-service.js'
import type { Http } from '../../src/core/http/http.js'
import { jsonContent } from '../../src/core/http/json-content.js'
import type { ClockPort } from '../../src/core/ports.js'
import type { KernelOptions } from '../../src/product/options/options.js'
import type { Network } from '../../src/wallets/contract/network.js'
import { CallQueue } from './call-queue.js'
import { nodeError } from './errors.js'
import type { NodeCall } from './json-rpc.js'
import { NodePool } from './node-pool.js'
import type { NodeProtocol } from './node-protocol.js'
import { restPost } from './rest-calls.js'
import { RpcNode, type RpcNodeNeeds } from './rpc-node.js'

/** Services of the kernel that nodes are read with. */
export interface NodesNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly options: Pick<KernelOptions, 'rpcUrls'>
  readonly uuid: () => string
}

/** The pool of a network, and the calls that wait for it. */
interface NetworkNodes {
  readonly pool: NodePool
  readonly queue: CallQueue
}

/**
 * The nodes of a family's networks: those that the host names in `rpcUrls` first, then the host's cloud, then those that stand in the
 * network. A node that fails is followed by the next, a busy one is asked again, and one of another network is not believed.
 */
export class Nodes {
  private readonly networks = new Map<string, NetworkNodes>()
  private readonly service: BlockchainService | undefined

  constructor(
    private readonly protocol: NodeProtocol,
    private readonly needs: NodesNeeds,
  ) {
    this.service = BlockchainService.of(needs.http)
  }

  /** True when somebody can be asked about a network. */
  has(network: Network): boolean {
    return this.of(network) !== undefined
  }

  /** Asks about a network. Rejects with `node/failed` when a node says no, and with `node/no-node` when none is named. */
  async ask<T>(network: Network, call: NodeCall<T>, signal?: AbortSignal): Promise<T> {
    const queue = this.of(network)?.queue
    if (queue === undefined) throw nodeError('node/no-node', { network: network.caipNetworkId })
    // The queue answers what the schema of the call gave.
    return queue.ask(call, signal) as Promise<T>
  }

  /** Rejects with `node/wrong-network` when every node that can be reached in time says that it is of another network. */
  async confirm(network: Network): Promise<void> {
    await this.of(network)?.pool.confirm()
  }

  private of(network: Network): NetworkNodes | undefined {
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls])
    const known = this.networks.get(key) ?? this.open(network)
    // A node that is not named now may be named later: a network can be added at any time.
    if (known !== undefined) this.networks.set(key, known)
    return known
  }

  private open(network: Network): NetworkNodes | undefined {
    const { clock, uuid } = this.needs
    const { sentOnce = new Set(), takesBatches = false } = this.protocol
    const nodes = this.nodesOf(network)
    if (nodes.length === 0) return undefined
    // The kernel has one source of chance: the port that makes ids.
    const chance = (): number => (parseInt(uuid().slice(0, 4), 16) || 0) / 0xffff
    const pool = new NodePool({ nodes, networkId: network.caipNetworkId, sentOnce, clock, chance })
    return { pool, queue: new CallQueue({ pool, clock, sentOnce, takesBatches }) }
  }

  private nodesOf(network: Network): readonly RpcNode[] {
    const { caipNetworkId: networkId, rpcUrls } = network
    const about = { networkId, protocol: this.protocol, clock: this.needs.clock }
    const own = this.needs.options.rpcUrls[networkId] ?? []
    const others = [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])].filter((url) => !own.includes(url))
    const named = (url: string): readonly RpcNode[] => this.named(url, about)
    return [...own.flatMap(named), ...this.cloud(network, about), ...[...new Set(others)].flatMap(named)]
  }

  private named(url: string, about: Omit<RpcNodeNeeds, 'host' | 'post'>): readonly RpcNode[] {
    const client = this.needs.http.node(this.protocol.namespace, url)
    if (client === undefined) return []
    const post: RpcNodeNeeds['post'] = (body, signal) =>
      client.post('', { headers: jsonContent, body, ...(signal && { signal }), schema: unknown() })
    return [new RpcNode({ ...about, host: new URL(url).host, post: this.protocol.isRest === true ? restPost(client) : post })]
  }

  /** The host's cloud as a node, for the networks that it says it knows, under the id that they have now or the one before. */
  private cloud({ caipNetworkId, deprecatedCaipNetworkId }: Network, about: Omit<RpcNodeNeeds, 'host' | 'post'>): readonly RpcNode[] {
    const { service } = this
    if (service === undefined) return []
    const post: RpcNodeNeeds['post'] = async (body, signal) => {
      for (const id of [caipNetworkId, deprecatedCaipNetworkId]) {
        if (id !== undefined && (await service.supports(id))) return service.rpc(id, body, signal)
      }
      throw nodeError('node/no-node', { network: caipNetworkId })
    }
    return [new RpcNode({ ...about, host: 'the blockchain endpoint', post })]
  }
}
