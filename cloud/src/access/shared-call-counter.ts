import { sql } from 'kysely'

import { BatchQueue } from '../database/batch-queue.js'
import type { CloudContext } from '../context.js'
import type { CallCount, CallCounter } from './rate-limit.js'

export interface SharedCounterOptions extends Pick<CloudContext, 'database' | 'log'> {
  readonly seconds: number
  /** Counts while the database is away: a limit that cannot be looked up does not keep everybody out. */
  readonly meanwhile: CallCounter
}

interface CountedCall {
  readonly caller: string
  readonly cost: number
}

/** Calls that may wait to be counted. */
const capacity = 10_000

/** Counts calls in the database, by its clock: one limit for all clouds that share it. */
export class SharedCallCounter implements CallCounter {
  private readonly calls: BatchQueue<CountedCall, CallCount>
  private stretch = 0

  constructor(private readonly options: SharedCounterOptions) {
    this.calls = new BatchQueue<CountedCall, CallCount>({
      run: (calls) => this.countAll(calls),
      weigh: () => 1,
      capacity,
      batch: { items: 500, weight: Infinity },
    })
  }

  async count(caller: string, cost: number): Promise<CallCount> {
    try {
      return await this.calls.add({ caller, cost })
    } catch (error) {
      this.options.log('Calls are counted by this cloud alone, since the database does not count them', error)
      return this.options.meanwhile.count(caller, cost)
    }
  }

  private async countAll(calls: readonly CountedCall[]): Promise<readonly CallCount[]> {
    const costs = new Map<string, number>()
    for (const { caller, cost } of calls) costs.set(caller, (costs.get(caller) ?? 0) + cost)
    const { seconds, database } = this.options
    const { rows } = await sql<{ caller: string; calls: number; stretch: number; left: number }>`
      with clock as (select extract(epoch from clock_timestamp()) as now)
      insert into call_counts as kept (caller, stretch, calls)
        select caller, floor(now / ${seconds}), cost
        from clock, unnest(${[...costs.keys()]}::text[], ${[...costs.values()]}::bigint[]) as given (caller, cost) order by caller
      on conflict (caller) do update set
        stretch = excluded.stretch,
        calls = excluded.calls + case when kept.stretch = excluded.stretch then kept.calls else 0 end
      returning caller, calls, stretch,
        ((stretch + 1) * ${seconds} * 1000 - (select now from clock) * 1000)::double precision as "left"`.execute(database.queries)
    await this.sweep(rows[0]?.stretch)
    return inOrder(calls, new Map(rows.map(({ caller, ...count }) => [caller, count])))
  }

  /** Forgets callers of stretches that are over, when a new one has begun. */
  private async sweep(stretch = this.stretch): Promise<void> {
    if (stretch === this.stretch) return
    this.stretch = stretch
    await this.options.database.queries.deleteFrom('call_counts').where('stretch', '<>', stretch).execute()
  }
}

/** What each call has made of the count: those behind it in the same batch are not its own. */
function inOrder(calls: readonly CountedCall[], counts: ReadonlyMap<string, CallCount>): readonly CallCount[] {
  const behind = new Map<string, number>()
  const found = calls.toReversed().map(({ caller, cost }) => {
    const { calls: all = 0, left = 0 } = counts.get(caller) ?? {}
    const later = behind.get(caller) ?? 0
    behind.set(caller, later + cost)
    return { calls: all - later, left }
  })
  return found.toReversed()
}
