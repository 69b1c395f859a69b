import type { ClockPort } from '@billfold/kernel'
import { rpcError } from './errors.js'
import { rpcLimits } from './limits.js'
import type { RpcAnswer, RpcCall } from './message.js'
import { sentOnce } from './methods.js'
import type { NodePool } from './node-pool.js'

/** Who waits for one answer. */
interface Waiting {
  readonly signal: AbortSignal | undefined
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** One question, and everybody who asked it. */
interface Question {
  readonly call: RpcCall
  readonly waiting: Set<Waiting>
}

export interface ChainRpcNeeds {
  readonly pool: NodePool
  readonly clock: Pick<ClockPort, 'after'>
}

/** Reads one chain. Questions of one moment travel together, and equal ones among them are asked once. */
export class ChainRpc {
  private gathered = new Map<unknown, Question>()

  constructor(private readonly needs: ChainRpcNeeds) {}

  get refusal(): Error | undefined {
    return this.needs.pool.refusal
  }

  /** The node's result, as it said it: parse it. */
  ask(call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error)
      const giveUp = (): void => reject(signal?.reason as Error)
      const stop = (): void => signal?.removeEventListener('abort', giveUp)
      signal?.addEventListener('abort', giveUp, { once: true })
      this.gather(call, { signal, resolve: (result) => (stop(), resolve(result)), reject: (error) => (stop(), reject(error)) })
    })
  }

  private gather(call: RpcCall, waiting: Waiting): void {
    // What moves something is never shared: two equal ones are two wishes.
    const key = sentOnce.has(call.method) ? waiting : JSON.stringify([call.method, call.params])
    const question = this.gathered.get(key)
    if (question !== undefined) return void question.waiting.add(waiting)
    if (this.gathered.size === 0) this.needs.clock.after(rpcLimits.gather, () => this.send())
    this.gathered.set(key, { call, waiting: new Set([waiting]) })
  }

  private send(): void {
    const questions = [...this.gathered.values()].filter(isWanted)
    this.gathered = new Map()
    const alone = questions.filter(({ call }) => sentOnce.has(call.method))
    const together = questions.filter(({ call }) => !sentOnce.has(call.method))
    for (const question of alone) void this.settle([question])
    for (let from = 0; from < together.length; from += rpcLimits.mostInBatch) {
      void this.settle(together.slice(from, from + rpcLimits.mostInBatch))
    }
  }

  /** Never rejects: whatever happens is told to those who wait. */
  private async settle(questions: readonly Question[]): Promise<void> {
    const settled = new AbortController()
    const calls = questions.map(({ call }) => call)
    try {
      const answers = await this.needs.pool.ask(calls, untilNobodyWaits(questions, settled.signal))
      for (const [index, question] of questions.entries()) give(question, answers[index])
    } catch (error) {
      for (const waiting of questions.flatMap((question) => [...question.waiting])) waiting.reject(error)
    } finally {
      settled.abort()
    }
  }
}

function give({ call: { method }, waiting }: Question, answer: RpcAnswer | undefined): void {
  for (const { resolve, reject } of waiting) {
    if (answer !== undefined && 'result' in answer) resolve(answer.result)
    else reject(rpcError('evm-rpc/failed', { method, ...(answer?.error ?? { code: -32603, words: 'The node gave no answer' }) }))
  }
}

function isWanted({ waiting }: Question): boolean {
  return [...waiting].some(({ signal }) => signal?.aborted !== true)
}

/** Aborted when the last of those who wait has gone. Nothing is listened to once it is settled. */
function untilNobodyWaits(questions: readonly Question[], settled: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const check = (): void => {
    if (!questions.some(isWanted)) ending.abort(questions[0]?.waiting.values().next().value?.signal?.reason)
  }
  for (const { waiting } of questions) for (const { signal } of waiting) signal?.addEventListener('abort', check, { signal: settled })
  return ending.signal
}
