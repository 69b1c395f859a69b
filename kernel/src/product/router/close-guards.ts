import type { ViewName } from '../../core/open.js'
import type { CloseGuard } from '../slot-items.js'
import type { Log } from '../../core/log/log.js'

/** A guard and the views it watches over. */
export interface GuardedViews {
  readonly views: readonly ViewName[]
  readonly guard: CloseGuard
}

/** What all guards of a view say together: stay, or close after these steps. */
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
