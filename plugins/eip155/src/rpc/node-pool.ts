import { type ClockPort, isBillfoldError } from '@billfold/kernel'
import { rpcError } from './errors.js'
import { rpcLimits } from './limits.js'
import type { RpcAnswer, RpcCall } from './message.js'
import { sentOnce } from './methods.js'
import type { RpcNode } from './rpc-node.js'

export interface NodePoolNeeds {
  readonly nodes: readonly RpcNode[]
  readonly networkId: string
  readonly clock: Pick<ClockPort, 'monotonic' | 'after'>
  /** From 0 to 1. */
  chance(): number
}

const busyStatuses: readonly number[] = [429, 503]

/** The nodes of one chain, in the order in which they are asked. One that fails is followed by the next. */
export class NodePool {
  constructor(private readonly needs: NodePoolNeeds) {}

  /** Why nothing of this chain can be believed: every node of it is of another chain. Undefined while that is not known. */
  get refusal(): Error | undefined {
    const { nodes } = this.needs
    return nodes.length > 0 && nodes.every(({ refusal }) => refusal !== undefined) ? nodes[0]?.refusal : undefined
  }

  /** Asks until a node answers: the next one after a failure, and those that were busy again, a few times. */
  async ask(calls: readonly RpcCall[], signal: AbortSignal, retries = 0): Promise<readonly RpcAnswer[]> {
    const { answers, error } = await this.round(calls, signal, retries)
    if (answers !== undefined) return answers
    signal.throwIfAborted()
    const wait = this.shortestWait()
    const isOver = wait === undefined || retries >= rpcLimits.retries || wait > rpcLimits.longestWait
    if (isOver || calls.some(({ method }) => sentOnce.has(method))) throw error
    await this.pause(wait, signal)
    return this.ask(calls, signal, retries + 1)
  }

  private async round(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    retries: number,
  ): Promise<{ readonly answers?: readonly RpcAnswer[]; readonly error: unknown }> {
    const isOnce = calls.some(({ method }) => sentOnce.has(method))
    let error: unknown = rpcError('evm-rpc/no-node', { network: this.needs.networkId })
    for (const node of this.inOrder()) {
      const { refusal } = node
      if (refusal !== undefined) error = refusal
      if (refusal !== undefined || node.busyUntil > this.needs.clock.monotonic()) continue
      let hasLeft = false
      try {
        if (isOnce) await node.prove(signal)
        hasLeft = isOnce
        return { answers: await node.ask(calls, signal), error }
      } catch (failure) {
        error = failure
        if (signal.aborted) break
        this.note(node, failure, retries)
        // Nobody knows whether it arrived: it is not handed to another node.
        if (hasLeft) break
      }
    }
    return { error }
  }

  private inOrder(): readonly RpcNode[] {
    const now = this.needs.clock.monotonic()
    const isDoubted = ({ doubtedUntil }: RpcNode): number => Number(doubtedUntil > now)
    return this.needs.nodes.toSorted((one, other) => isDoubted(one) - isDoubted(other))
  }

  private note(node: RpcNode, failure: unknown, retries: number): void {
    const now = this.needs.clock.monotonic()
    node.doubtedUntil = now + rpcLimits.distrust
    if (!isBillfoldError(failure, 'http/status') || !busyStatuses.includes(failure.context.status)) return
    const gap = rpcLimits.retryGap * 2 ** retries
    node.busyUntil = now + (failure.context.retryAfter ?? gap) + Math.floor(gap * rpcLimits.jitter * this.needs.chance())
  }

  private shortestWait(): number | undefined {
    const now = this.needs.clock.monotonic()
    const waits = this.needs.nodes.map(({ busyUntil }) => busyUntil - now).filter((wait) => wait > 0)
    return waits.length === 0 ? undefined : Math.min(...waits)
  }

  private pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.needs.clock.after(milliseconds, resolve)
      const giveUp = (): void => (stop(), reject(signal.reason as Error))
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}
