import type { ViewName } from '../../core/open.js'
import type { Log } from '../../core/log/log.js'
import type { PluginHost } from '../../core/plugins/plugin-host.js'
import type { SlotRegistry } from '../../core/views/slots.js'
import type { CloseGuard } from '../slot-items.js'

/** A guard and the views it watches over. */
export interface GuardedViews {
  readonly views: readonly ViewName[]
  readonly guard: CloseGuard
}

/** Decision of all guards of a view: stay, or close after these steps. */
export type CloseDecision = 'stay' | readonly (() => Promise<void>)[]

/** The guards that decide whether the modal may close. One `stay` is enough; a guard that fails has no say. */
export class CloseGuards {
  private readonly own = new Set<GuardedViews>()

  constructor(
    /** The entries that plugins put into the slot for guards. */
    private readonly readEntries: () => readonly GuardedViews[],
    private readonly log: Log,
  ) {}

  add(entry: GuardedViews): () => void {
    this.own.add(entry)
    return () => void this.own.delete(entry)
  }

  decide(view: ViewName): CloseDecision {
    const first: (() => Promise<void>)[] = []
    for (const entry of [...this.own, ...this.readEntries()]) {
      const answer = this.ask(entry, view)
      if (answer === 'stay') return 'stay'
      if (answer !== 'close') first.push(answer)
    }
    return first
  }

  private ask({ views, guard }: GuardedViews, view: ViewName): 'close' | 'stay' | (() => Promise<void>) {
    try {
      const answer = views.includes(view) ? guard.mayClose(view) : 'close'
      if (typeof answer === 'object') return () => answer.first()
      return answer === 'stay' ? 'stay' : 'close'
    } catch (error) {
      this.log.error(`A close guard of ${view} failed`, error)
      return 'close'
    }
  }
}

/** The close guards that plugins bring. One whose plugin is not loaded has nothing on the screen to guard. */
export function closeGuardsOf(slots: SlotRegistry, plugins: PluginHost): readonly GuardedViews[] {
  return slots.entries('modal.close-guards').flatMap(({ plugin, item: { views, guard: key } }) => {
    const guard: CloseGuard | undefined = plugins.find(key)
    return guard === undefined ? [] : [{ views, guard: { mayClose: (view) => plugins.watch(plugin, () => guard.mayClose(view)) } }]
  })
}
