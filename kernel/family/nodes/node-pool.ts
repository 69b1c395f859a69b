import { pause, withTimeout } from '../../src/core/abort.js'
import type { CaipNetworkId } from '../../src/core/caip/ids.js'
import { isBillfoldError } from '../../src/core/errors/billfold-error.js'
import type { ClockPort } from '../../src/core/ports.js'
import { nodeError } from './errors.js'
import type { NodeAnswer, NodeCall } from './json-rpc.js'
import { nodeLimits } from './limits.js'
import type { RpcNode } from './rpc-node.js'

export interface NodePoolNeeds {
  readonly nodes: readonly RpcNode[]
  readonly networkId: CaipNetworkId
  readonly sentOnce: ReadonlySet<string>
  readonly clock: Pick<ClockPort, 'monotonic' | 'after'>
  /** A random number from 0 to 1. */
  chance(): number
}

/** The outcome of asking each node once. */
interface Round {
  readonly answers?: readonly NodeAnswer[]
  /** The last failure. */
  readonly error: unknown
  /** When the first of the busy nodes may be asked again, by the monotonic clock; Infinity when none was busy. */
  readonly freeAt: number
}

const busyStatuses: readonly number[] = [429, 503]

/** The nodes of one network, in the order in which they are asked. One that fails is followed by the next. */
export class NodePool {
  constructor(private readonly needs: NodePoolNeeds) {}

  /** The reason to believe nothing of this network: every node of it is of another one. Undefined while that is not known. */
  get refusal(): Error | undefined {
    const { nodes } = this.needs
    return nodes.length > 0 && nodes.every(({ refusal }) => refusal !== undefined) ? nodes[0]?.refusal : undefined
  }

  /**
   * Makes sure that not every node says that it is of another network: one that proves this network is enough. Nodes that cannot be
   * reached in time say nothing.
   */
  async confirm(): Promise<void> {
    const { nodes, clock } = this.needs
    const proofs = nodes.map((node) => (node.refusal === undefined ? node.prove() : Promise.reject(node.refusal)))
    // Failures are kept in the nodes, and all of them together are `refusal`.
    const firstProof = (): Promise<unknown> => Promise.any(proofs).catch(() => undefined)
    await withTimeout(firstProof, { clock, milliseconds: nodeLimits.proof, onTimeout: () => undefined })
    if (this.refusal !== undefined) throw this.refusal
  }

  /** Asks until a node answers: the next one after a failure, and those that were busy again, a few times. */
  async ask(calls: readonly NodeCall[], signal: AbortSignal, retries = 0): Promise<readonly NodeAnswer[]> {
    const { answers, error, freeAt } = await this.round(calls, signal, retries)
    if (answers !== undefined) return answers
    signal.throwIfAborted()
    const isOver = retries >= nodeLimits.retries || this.timeTo(freeAt) > nodeLimits.longestWait
    if (isOver || this.isSentOnce(calls)) throw error
    // A timer may end a little before its time: the clock has the last word.
    for (let left = this.timeTo(freeAt); left > 0; left = this.timeTo(freeAt)) await pause(this.needs.clock, left, signal)
    return this.ask(calls, signal, retries + 1)
  }

  private async round(calls: readonly NodeCall[], signal: AbortSignal, retries: number): Promise<Round> {
    let error: unknown = nodeError('node/no-node', { network: this.needs.networkId })
    // Busy nodes are remembered here: one may be free again a moment later, when somebody looks at the clock.
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
        if (this.isSentOnce(calls)) {
          await node.prove()
          signal.throwIfAborted()
          hasLeft = true
        }
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

  private isSentOnce(calls: readonly NodeCall[]): boolean {
    return calls.some(({ method }) => this.needs.sentOnce.has(method))
  }

  private inOrder(): readonly RpcNode[] {
    const now = this.needs.clock.monotonic()
    const isDoubted = ({ doubtedUntil }: RpcNode): number => Number(doubtedUntil > now)
    return this.needs.nodes.toSorted((one, other) => isDoubted(one) - isDoubted(other))
  }

  private note(node: RpcNode, failure: unknown, retries: number): void {
    const now = this.needs.clock.monotonic()
    node.doubtedUntil = now + nodeLimits.distrust
    node.busy = undefined
    if (!isBillfoldError(failure, 'http/status') || !busyStatuses.includes(failure.context.status)) return
    const gap = nodeLimits.retryGap * 2 ** retries
    const until = now + (failure.context.retryAfter ?? gap) + Math.floor(gap * nodeLimits.jitter * this.needs.chance())
    node.busy = { until, failure }
  }

  private timeTo(moment: number): number {
    return moment - this.needs.clock.monotonic()
  }
}
