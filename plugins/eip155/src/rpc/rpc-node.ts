import type { ClockPort } from '@billfold/kernel'
import { rpcError } from './errors.js'
import { readQuantity } from './hex.js'
import { rpcLimits } from './limits.js'
import { type RpcAnswer, type RpcCall, readAnswers, writeCalls } from './message.js'

/** How one node is reached, and of which chain it must be. */
export interface NodeNeeds {
  /** What errors call it. */
  readonly host: string
  readonly networkId: string
  readonly chainId: bigint
  readonly clock: Pick<ClockPort, 'monotonic'>
  post(body: unknown, signal: AbortSignal): Promise<unknown>
}

const whichChain: RpcCall = { method: 'eth_chainId' }

/** One node of a chain. Before anything that it says is used, it has said that it is a node of that chain. */
export class RpcNode {
  /** Until when it has too much to do, and how it said so. */
  busy: { readonly until: number; readonly failure: Error } | undefined
  /** Until then it stands behind the others. */
  doubtedUntil = 0
  private isRight = false
  private wrong: { readonly until: number; readonly error: Error } | undefined
  private takesBatches = true

  constructor(private readonly needs: NodeNeeds) {}

  /** Why nothing is asked here; undefined when it may be. */
  get refusal(): Error | undefined {
    return this.wrong !== undefined && this.wrong.until > this.needs.clock.monotonic() ? this.wrong.error : undefined
  }

  /** Makes sure that it is a node of the chain, before something is sent that nobody can take back. */
  async prove(signal: AbortSignal): Promise<void> {
    if (!this.isRight) this.judge((await this.send([whichChain], signal))[0])
  }

  /** One answer for each question. Rejects when the node as a whole failed. */
  async ask(calls: readonly RpcCall[], signal: AbortSignal): Promise<readonly RpcAnswer[]> {
    if (this.isRight) return this.send(calls, signal)
    const [first, ...answers] = await this.send([whichChain, ...calls], signal)
    this.judge(first)
    return answers
  }

  private async send(calls: readonly RpcCall[], signal: AbortSignal): Promise<readonly RpcAnswer[]> {
    if (calls.length > 1 && !this.takesBatches) return this.sendEach(calls, signal)
    const said = await this.needs.post(writeCalls(calls), signal)
    const answers = readAnswers(said, calls.length)
    if (answers !== undefined) return answers
    // A node that knows no batches answers one question, or complains about the whole.
    if (calls.length === 1) throw rpcError('evm-rpc/malformed', { host: this.needs.host, method: calls[0]?.method ?? '' })
    this.takesBatches = false
    return this.sendEach(calls, signal)
  }

  private async sendEach(calls: readonly RpcCall[], signal: AbortSignal): Promise<readonly RpcAnswer[]> {
    return (await Promise.all(calls.map((call) => this.send([call], signal)))).flat()
  }

  private judge(answer: RpcAnswer | undefined): void {
    const { host, networkId, chainId, clock } = this.needs
    const found = answer !== undefined && 'result' in answer ? readQuantity(answer.result) : undefined
    if (found === undefined) throw rpcError('evm-rpc/malformed', { host, method: whichChain.method })
    if (found === chainId) {
      this.isRight = true
      return
    }
    const error = rpcError('evm-rpc/wrong-chain', { host, asked: networkId, found: String(found) })
    this.wrong = { until: clock.monotonic() + rpcLimits.distrust, error }
    throw error
  }
}
