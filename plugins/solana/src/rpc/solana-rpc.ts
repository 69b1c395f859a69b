import { type ClockPort, type Http, type KernelOptions, type Network, isBillfoldError, jsonContent } from '@billfold/kernel'
import { CloudNode } from '@billfold/kernel/family'
import { string, unknown } from 'valibot'
import { rpcError } from './errors.js'
import { rpcLimits } from './limits.js'
import { type RpcCall, SolanaNode } from './solana-node.js'

export interface SolanaRpcNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly options: Pick<KernelOptions, 'rpcUrls'>
}

/** The nodes of every chain: the host's own first, then the host's cloud, then those that stand in the network. */
export class SolanaRpc {
  private readonly chains = new Map<string, readonly SolanaNode[]>()
  private readonly cloud: CloudNode

  constructor(private readonly needs: SolanaRpcNeeds) {
    this.cloud = new CloudNode({ http: needs.http, noNode: (network) => rpcError('solana-rpc/no-node', { network }) })
  }

  /** Reads something. A node that fails is followed by the next; those that were busy are asked again, a few times. */
  async ask<T>(network: Network, call: RpcCall<T>, signal?: AbortSignal): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      const { answer, error } = await this.round(network, call, signal)
      if (answer !== undefined) return answer.value
      signal?.throwIfAborted()
      const wait = waitAfter(error, retries)
      if (wait === undefined) throw error
      await this.pause(wait, signal)
    }
  }

  /**
   * Hands a signed transaction to one node that has proved its chain, once, and gives its signature. After a failure that is none of
   * the node's own words nobody knows whether it arrived.
   */
  async send(network: Network, transaction: string): Promise<string> {
    const node = await this.proved(network)
    const params = [transaction, { encoding: 'base64', preflightCommitment: 'confirmed' }]
    return node.ask({ method: 'sendTransaction', params, schema: string() }, undefined)
  }

  private async proved(network: Network): Promise<SolanaNode> {
    let error: unknown = rpcError('solana-rpc/no-node', { network: network.caipNetworkId })
    for (const node of this.inOrder(network)) {
      try {
        await node.prove()
        return node
      } catch (failure) {
        error = failure
        this.doubt(node)
      }
    }
    throw error
  }

  private async round<T>(
    network: Network,
    call: RpcCall<T>,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly answer?: { readonly value: T }; readonly error?: unknown }> {
    let error: unknown = rpcError('solana-rpc/no-node', { network: network.caipNetworkId })
    for (const node of this.inOrder(network)) {
      try {
        signal?.throwIfAborted()
        await node.prove()
        return { answer: { value: await node.ask(call, signal) } }
      } catch (failure) {
        // What a node said no to is an answer: another would say the same.
        if (signal?.aborted === true || isBillfoldError(failure, 'solana-rpc/failed')) throw failure
        error = failure
        this.doubt(node)
      }
    }
    return { error }
  }

  private doubt(node: SolanaNode): void {
    node.doubtedUntil = this.needs.clock.monotonic() + rpcLimits.distrust
  }

  private inOrder(network: Network): readonly SolanaNode[] {
    const now = this.needs.clock.monotonic()
    const isDoubted = ({ doubtedUntil }: SolanaNode): number => Number(doubtedUntil > now)
    return this.nodes(network).toSorted((one, other) => isDoubted(one) - isDoubted(other))
  }

  private nodes(network: Network): readonly SolanaNode[] {
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls])
    const nodes = this.chains.get(key) ?? this.open(network)
    // What is not named now may be named later: a network can be added at any time.
    if (nodes.length > 0) this.chains.set(key, nodes)
    return nodes
  }

  private open(network: Network): readonly SolanaNode[] {
    const { caipNetworkId: networkId, rpcUrls } = network
    const own = this.needs.options.rpcUrls[networkId] ?? []
    const theirs = [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])].filter((url) => !own.includes(url))
    const named = (url: string): readonly SolanaNode[] => this.named(url, networkId)
    const cloud = this.cloud.isNamed
      ? [new SolanaNode({ networkId, host: 'the blockchain endpoint', post: (body, signal) => this.cloud.post(network, body, signal) })]
      : []
    return [...own.flatMap(named), ...cloud, ...[...new Set(theirs)].flatMap(named)]
  }

  private named(url: string, networkId: string): readonly SolanaNode[] {
    const client = this.needs.http.node('solana', url)
    if (client === undefined) return []
    const post = (body: unknown, signal: AbortSignal | undefined): Promise<unknown> =>
      client.post('', { headers: jsonContent, body, ...(signal && { signal }), schema: unknown() })
    return [new SolanaNode({ networkId, host: new URL(url).host, post })]
  }

  private pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => (stop(), reject(signal?.reason as Error))
      const stop = this.needs.clock.after(milliseconds, () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      })
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }
}

const busyStatuses: readonly number[] = [429, 503]

/** How long to wait before the nodes are asked again; undefined when the failure is final. */
function waitAfter(error: unknown, retries: number): number | undefined {
  if (!isBillfoldError(error, 'http/status') || !busyStatuses.includes(error.context.status)) return undefined
  const wait = error.context.retryAfter ?? rpcLimits.retryGap * 2 ** retries
  return retries >= rpcLimits.retries || wait > rpcLimits.longestWait ? undefined : wait
}
