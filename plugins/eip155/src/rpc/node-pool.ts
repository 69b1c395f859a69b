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

/** What came of asking each node once. */
interface Round {
  readonly answers?: readonly RpcAnswer[]
  /** Why nobody answered. */
  readonly error: unknown
  /** When the first of those that had too much to do may be asked again, by the monotonic clock; never, when none had. */
  readonly freeAt: number
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
    const { answers, error, freeAt } = await this.round(calls, signal, retries)
    if (answers !== undefined) return answers
    signal.throwIfAborted()
    const isOver = retries >= rpcLimits.retries || this.timeTo(freeAt) > rpcLimits.longestWait
    if (isOver || calls.some(({ method }) => sentOnce.has(method))) throw error
    await this.pauseTo(freeAt, signal)
    return this.ask(calls, signal, retries + 1)
  }

  private async round(calls: readonly RpcCall[], signal: AbortSignal, retries: number): Promise<Round> {
    const isOnce = calls.some(({ method }) => sentOnce.has(method))
    let error: unknown = rpcError('evm-rpc/no-node', { network: this.needs.networkId })
    // Whoever was too busy is remembered here: it may be free again a moment later, when somebody looks at the clock.
    let freeAt = Infinity
    for (const node of this.inOrder()) {
      const { refusal, busy } = node
      const isBusy = busy !== undefined && busy.until > this.needs.clock.monotonic()
      if (isBusy) freeAt = Math.min(freeAt, busy.until)
      if (refusal !== undefined || isBusy) {
        error = refusal ?? busy?.failure
        continue
      }
      let hasLeft = false
      try {
        if (isOnce) await node.prove(signal)
        hasLeft = isOnce
        return { answers: await node.ask(calls, signal), error, freeAt }
      } catch (failure) {
        error = failure
        if (signal.aborted) break
        this.note(node, failure, retries)
        freeAt = Math.min(freeAt, node.busy?.until ?? Infinity)
        // Nobody knows whether it arrived: it is not handed to another node.
        if (hasLeft) break
      }
    }
    return { error, freeAt }
  }

  private inOrder(): readonly RpcNode[] {
    const now = this.needs.clock.monotonic()
    const isDoubted = ({ doubtedUntil }: RpcNode): number => Number(doubtedUntil > now)
    return this.needs.nodes.toSorted((one, other) => isDoubted(one) - isDoubted(other))
  }

  private note(node: RpcNode, failure: unknown, retries: number): void {
    const now = this.needs.clock.monotonic()
    node.doubtedUntil = now + rpcLimits.distrust
    node.busy = undefined
    if (!isBillfoldError(failure, 'http/status') || !busyStatuses.includes(failure.context.status)) return
    const gap = rpcLimits.retryGap * 2 ** retries
    const until = now + (failure.context.retryAfter ?? gap) + Math.floor(gap * rpcLimits.jitter * this.needs.chance())
    node.busy = { until, failure }
  }

  private timeTo(moment: number): number {
    return moment - this.needs.clock.monotonic()
  }

  /** A timer may end a little before its time: the clock has the last word. */
  private async pauseTo(moment: number, signal: AbortSignal): Promise<void> {
    for (let left = this.timeTo(moment); left > 0; left = this.timeTo(moment)) await this.pause(left, signal)
  }

  private pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => (stop(), reject(signal.reason as Error))
      const stop = this.needs.clock.after(milliseconds, () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      })
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}
