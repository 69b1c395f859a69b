import type { Kernel, RouterEntry } from '@billfold/kernel'
import type { CreateForVisit, ThreadState, ViewScope } from '@billfold/ui/kit'
import { makeAutoObservable, untracked } from 'mobx'

/** One visit of a view, and what was made for it. */
export class Visit implements ViewScope {
  thread: ThreadState = 'idle'
  /** Its place in the router's history: another one when the same view is gone to again before anybody has left it. */
  entry: RouterEntry
  /** Stays the same for as long as the visit lasts. */
  readonly key: number
  private readonly made = new Map<unknown, unknown>()
  private readonly undo: (() => void)[] = []

  constructor(entry: RouterEntry) {
    this.entry = entry
    this.key = entry.key
    makeAutoObservable<this, 'made' | 'undo'>(this, { entry: false, key: false, made: false, undo: false, once: false }, { autoBind: true })
  }

  tell(thread: ThreadState): void {
    this.thread = thread
  }

  onLeave(undo: () => void): void {
    this.undo.push(undo)
  }

  once<T>(create: CreateForVisit<T>, kernel: Kernel): T {
    if (!this.made.has(create))
      this.made.set(
        create,
        untracked(() => create(kernel, this)),
      )
    return this.made.get(create) as T
  }

  /** The visit is over. */
  end(report: (error: unknown) => void): void {
    for (const step of this.undo.splice(0).toReversed()) {
      try {
        step()
      } catch (error) {
        report(error)
      }
    }
  }
}
