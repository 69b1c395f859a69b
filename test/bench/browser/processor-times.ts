import type { Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds since the browser began. */
  readonly ts: number
  /** Microseconds until it was over. */
  readonly dur?: number
  /** Microseconds of the processor, whoever else used it meanwhile. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Names of `performance.mark`: the task with the first one, the one with the last, and what is between them count. */
export interface Between {
  readonly from: string
  readonly to: string
}

/** How many milliseconds of the processor each task of the page's own thread took. What others do on the machine does not count. */
export async function processorTimes(page: Page, run: () => Promise<void>, between?: Between): Promise<readonly number[]> {
  const browser = page.context().browser()
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']
  await browser?.startTracing(page, { categories })
  await run()
  const trace = await browser?.stopTracing()
  const { traceEvents } = JSON.parse(String(trace)) as { readonly traceEvents: readonly TraceEvent[] }
  const isPage = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isPage).map(({ pid, tid }) => `${pid} ${tid}`))
  const [start, end] =
    between === undefined ? [-Infinity, Infinity] : [momentOf(traceEvents, between.from), momentOf(traceEvents, between.to)]
  const isTask = ({ name, pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
    name === 'RunTask' && threads.has(`${pid} ${tid}`) && ts + dur >= start && ts <= end
  const tasks = traceEvents.filter(isTask)
  if (tasks.length === 0) throw new Error('The trace holds no task of the page')
  return tasks.map(({ tdur = 0 }) => tdur / 1_000)
}

function momentOf(events: readonly TraceEvent[], mark: string): number {
  const found = events.find(({ name }) => name === mark)
  if (found === undefined) throw new Error(`The trace holds no mark called ${mark}`)
  return found.ts
}
