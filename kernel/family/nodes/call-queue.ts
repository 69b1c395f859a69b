import type { ClockPort } from '../../src/core/ports.js'
import { nodeError } from './errors.js'
import { type NodeAnswer, type NodeCall, internalError } from './json-rpc.js'
import { nodeLimits } from './limits.js'
import type { NodePool } from './node-pool.js'

/** Somebody who waits for one answer. */
interface Waiting {
  readonly signal: AbortSignal | undefined
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** One question, and everybody who asked it. */
interface Question {
  readonly call: NodeCall
  readonly waiting: Set<Waiting>
}

export interface CallQueueNeeds {
  readonly pool: Pick<NodePool, 'ask'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly sentOnce: ReadonlySet<string>
  readonly takesBatches: boolean
}

/** Calls to one network. Those of one moment travel together where nodes take batches, and equal ones among them are asked once. */
export class CallQueue {
  private gathered = new Map<unknown, Question>()

  constructor(private readonly needs: CallQueueNeeds) {}

  /** Asks a node. Rejects with its no, with the failure of the last node, or with the reason of the signal. */
  ask(call: NodeCall, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const abort = (): void => reject(signal?.reason)
      const stop = (): void => signal?.removeEventListener('abort', abort)
      signal?.addEventListener('abort', abort, { once: true })
      this.add(call, { signal, resolve: (result) => (stop(), resolve(result)), reject: (error) => (stop(), reject(error)) })
    })
  }

  private add(call: NodeCall, waiting: Waiting): void {
    const { takesBatches, sentOnce, clock } = this.needs
    if (!takesBatches) return void this.settle([{ call, waiting: new Set([waiting]) }])
    // A call that moves something is never shared: two equal ones are two requests.
    const key = sentOnce.has(call.method) ? waiting : JSON.stringify([call.method, call.params])
    const question = this.gathered.get(key)
    if (question !== undefined) return void question.waiting.add(waiting)
    if (this.gathered.size === 0) clock.after(nodeLimits.gather, () => this.send())
    this.gathered.set(key, { call, waiting: new Set([waiting]) })
  }

  private send(): void {
    const questions = [...this.gathered.values()].filter(isWanted)
    this.gathered = new Map()
    const isAlone = ({ call }: Question): boolean => this.needs.sentOnce.has(call.method)
    for (const question of questions.filter(isAlone)) void this.settle([question])
    const together = questions.filter((question) => !isAlone(question))
    for (let from = 0; from < together.length; from += nodeLimits.mostInBatch) {
      void this.settle(together.slice(from, from + nodeLimits.mostInBatch))
    }
  }

  /** Never rejects: everybody who waits gets the outcome. */
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

function give({ call: { method }, waiting }: Question, answer: NodeAnswer | undefined): void {
  for (const { resolve, reject } of waiting) {
    if (answer !== undefined && 'result' in answer) resolve(answer.result)
    else reject(nodeError('node/failed', { method, ...(answer?.error ?? { code: internalError, reason: 'The node gave no answer' }) }))
  }
}

function isWanted({ waiting }: Question): boolean {
  return [...waiting].some(({ signal }) => signal?.aborted !== true)
}

/** Makes a signal that aborts when the last of those who wait has gone. Nothing is listened to once it is settled. */
function untilNobodyWaits(questions: readonly Question[], settled: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const check = (): void => {
    if (!questions.some(isWanted)) ending.abort(questions[0]?.waiting.values().next().value?.signal?.reason)
  }
  for (const { waiting } of questions) for (const { signal } of waiting) signal?.addEventListener('abort', check, { signal: settled })
  return ending.signal
}
