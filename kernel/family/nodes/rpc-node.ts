import type { CaipNetworkId } from '../../src/core/caip/ids.js'
import type { ClockPort } from '../../src/core/ports.js'
import { nodeError } from './errors.js'
import { type NodeAnswer, type NodeCall, readAnswers, writeCalls } from './json-rpc.js'
import { nodeLimits } from './limits.js'
import type { NodeProtocol } from './node-protocol.js'

/** Address and network of one node. */
export interface RpcNodeNeeds {
  /** Its name in errors. */
  readonly host: string
  readonly networkId: CaipNetworkId
  readonly protocol: NodeProtocol
  readonly clock: Pick<ClockPort, 'monotonic'>
  post(body: unknown, signal: AbortSignal | undefined): Promise<unknown>
}

/** One node of a network. Before any of its answers is used, it has proved that it is a node of that network. */
export class RpcNode {
  /** The end of its busy time, and its answer that said so. */
  busy: { readonly until: number; readonly failure: Error } | undefined
  /** The time until which it stands behind the others. */
  doubtedUntil = 0
  private isProven: boolean
  private proving: Promise<void> | undefined
  private wrong: { readonly until: number; readonly error: Error } | undefined
  private takesBatches: boolean

  constructor(private readonly needs: RpcNodeNeeds) {
    const { proof, takesBatches = false } = needs.protocol
    this.isProven = proof === undefined
    this.takesBatches = takesBatches
  }

  /** The reason not to ask this node; undefined when it may be asked. */
  get refusal(): Error | undefined {
    return this.wrong !== undefined && this.wrong.until > this.needs.clock.monotonic() ? this.wrong.error : undefined
  }

  /** Makes sure that it is a node of the network. Rejects when it is another one's, or does not say. */
  async prove(): Promise<void> {
    const { proof } = this.needs.protocol
    if (this.isProven || proof === undefined) return
    // Callers meanwhile wait for the same answer: nobody's signal ends it.
    this.proving ??= this.send([proof], undefined)
      .then(([answer]) => this.judge(answer))
      .finally(() => (this.proving = undefined))
    await this.proving
  }

  /** One answer for each call. Rejects when the node as a whole failed. */
  async ask(calls: readonly NodeCall[], signal: AbortSignal): Promise<readonly NodeAnswer[]> {
    const { proof } = this.needs.protocol
    if (this.isProven || proof === undefined || !this.takesBatches) {
      await this.prove()
      return this.send(calls, signal)
    }
    const [first, ...answers] = await this.send([proof, ...calls], signal)
    this.judge(first)
    return answers
  }

  private async send(calls: readonly NodeCall[], signal: AbortSignal | undefined): Promise<readonly NodeAnswer[]> {
    if (calls.length > 1 && !this.takesBatches) return this.sendEach(calls, signal)
    const answers = readAnswers(await this.needs.post(writeCalls(calls), signal), calls)
    if (answers !== undefined) return answers
    // A node that knows no batches answers one question, or complains about the whole.
    if (calls.length === 1) throw nodeError('node/malformed', { host: this.needs.host, method: calls[0]?.method ?? '' })
    this.takesBatches = false
    return this.sendEach(calls, signal)
  }

  private async sendEach(calls: readonly NodeCall[], signal: AbortSignal | undefined): Promise<readonly NodeAnswer[]> {
    return (await Promise.all(calls.map((call) => this.send([call], signal)))).flat()
  }

  private judge(answer: NodeAnswer | undefined): void {
    const { host, networkId: asked, protocol, clock } = this.needs
    const found = answer !== undefined && 'result' in answer ? protocol.networkOf?.(answer.result) : undefined
    if (found === undefined) throw nodeError('node/malformed', { host, method: protocol.proof?.method ?? '' })
    if (found === asked) {
      this.isProven = true
      return
    }
    const error = nodeError('node/wrong-network', { host, asked, found })
    this.wrong = { until: clock.monotonic() + nodeLimits.distrust, error }
    throw error
  }
}
