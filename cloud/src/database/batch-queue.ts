import { setTimeout as wait } from 'node:timers/promises'

/** The work of a queue, and how much it may hold. */
export interface BatchQueueOptions<Item, Result> {
  /** Does a batch as one; gives one result for each item, in order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly weigh: (item: Item) => number
  /** How long a batch gathers, in milliseconds; no longer than the turn when absent. */
  readonly gather?: number
  /** Items that wait and are under way may not weigh more. */
  readonly capacity: number
  readonly batch: { readonly items: number; readonly weight: number }
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly weight: number
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/** A queue that is full takes nothing more for now. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Group commit: while one batch is under way the next one gathers, so that many small writes cost one. Order is kept. */
export class BatchQueue<Item, Result> {
  private waiting: Waiting<Item, Result>[] = []
  private weight = 0
  private running: Promise<void> | undefined

  constructor(private readonly options: BatchQueueOptions<Item, Result>) {}

  /** Resolves when the batch of the item is done. Rejects at once when there is no room. */
  add(item: Item): Promise<Result> {
    const weight = this.options.weigh(item)
    if (this.weight + weight > this.options.capacity) return Promise.reject(new QueueFull('Too much is waiting to be written.'))
    this.weight += weight
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, weight, resolve, reject })
      this.running ??= this.runAll()
    })
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    await this.running
  }

  private async runAll(): Promise<void> {
    do {
      await this.gather()
      await this.runOne(this.take())
    } while (this.waiting.length > 0)
    this.running = undefined
  }

  /** Items of the same turn go together in any case. */
  private async gather(): Promise<void> {
    const { gather } = this.options
    if (gather !== undefined) await wait(gather)
  }

  private take(): readonly Waiting<Item, Result>[] {
    const { items, weight } = this.options.batch
    let sum = 0
    const rest = this.waiting.findIndex((each, index) => index > 0 && (index >= items || (sum += each.weight) > weight))
    return this.waiting.splice(0, rest < 0 ? this.waiting.length : rest)
  }

  private async runOne(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      for (const { weight } of batch) this.weight -= weight
    }
  }
}
