import { sql } from 'kysely'

import type { FunnelName } from '../analytics/funnel-names.js'
import type { CloudContext } from '../context.js'
import type { CloudObserver, RelayDeed, ServedCall } from './observer.js'

/** What is counted of a project. */
export type FigureName = 'calls' | 'limited' | 'failed' | RelayDeed | FunnelName

/** One count of one project in one hour. */
export interface HourFigure {
  /** Hours since 1970. */
  readonly hour: number
  readonly project: string
  readonly name: FigureName
  readonly amount: number
}

const hourLength = 3_600_000
/** How often counts are written, in milliseconds: what was counted since is lost when the process is killed. */
const flushEvery = 5_000

/** What happened in each hour of the last day, project by project, of all clouds on the database. */
export class DayFigures implements CloudObserver {
  private counts = new Map<string, HourFigure>()
  private flushing: Promise<void> | undefined
  private sweptHour = 0
  private readonly timer = setInterval(() => void this.flush(), flushEvery).unref()

  constructor(private readonly options: Pick<CloudContext, 'database' | 'now' | 'log'>) {}

  served({ project, status }: ServedCall): void {
    if (project === undefined) return
    this.count(project, 'calls', 1)
    if (status === 429) this.count(project, 'limited', 1)
    if (status >= 500) this.count(project, 'failed', 1)
  }

  relayed(deed: RelayDeed, project: string, messages: number): void {
    this.count(project, deed, messages)
  }

  told(project: string, name: FunnelName): void {
    this.count(project, name, 1)
  }

  /** The last day, with what is not written yet. */
  async read(): Promise<readonly HourFigure[]> {
    await this.flush()
    const rows = await this.options.database.queries
      .selectFrom('hour_figures')
      .selectAll()
      .where('hour', '>', this.hour - 24)
      .orderBy('hour')
      .orderBy('project')
      .orderBy('name')
      .execute()
    // What is in this table was written here.
    return rows as readonly HourFigure[]
  }

  /** Writes what was counted. Never rejects: what could not be written is tried again. */
  flush(): Promise<void> {
    this.flushing ??= this.write().finally(() => (this.flushing = undefined))
    return this.flushing
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.flushing
    await this.flush()
  }

  private get hour(): number {
    return Math.floor(this.options.now() / hourLength)
  }

  private count(project: string, name: FigureName, amount: number): void {
    this.add({ hour: this.hour, project, name, amount })
  }

  private add(figure: HourFigure): void {
    const key = JSON.stringify([figure.hour, figure.project, figure.name])
    this.counts.set(key, { ...figure, amount: figure.amount + (this.counts.get(key)?.amount ?? 0) })
  }

  private async write(): Promise<void> {
    const counted = [...this.counts.values()]
    this.counts = new Map()
    if (counted.length === 0) return
    const { database, log } = this.options
    try {
      await sql`insert into hour_figures as kept (hour, project, name, amount)
        select * from unnest(${counted.map(({ hour }) => hour)}::bigint[], ${counted.map(({ project }) => project)}::text[],
          ${counted.map(({ name }) => name)}::text[], ${counted.map(({ amount }) => amount)}::bigint[]) order by 1, 2, 3
        on conflict (hour, project, name) do update set amount = kept.amount + excluded.amount`.execute(database.queries)
    } catch (error) {
      log('What was counted could not be written', error)
      for (const figure of counted) this.add(figure)
      return
    }
    await this.sweep()
  }

  /** Forgets what is older than a day, once an hour. */
  private async sweep(): Promise<void> {
    const { hour } = this
    if (hour === this.sweptHour) return
    this.sweptHour = hour
    const { database, log } = this.options
    const old = database.queries.deleteFrom('hour_figures').where('hour', '<', hour - 24)
    await old.execute().catch((error: unknown) => log('Old figures could not be forgotten', error))
  }
}
