import type { TaskView, ViewResults } from '../../core/open.js'
import { modalError } from './errors.js'

interface Waiting {
  resolve(result: never): void
  reject(error: Error): void
}

/** Promises that a view keeps: finished by the view, or rejected with 'Modal closed' when the modal closes first. */
export class Tasks {
  private readonly waiting = new Map<TaskView, Waiting>()

  /** Waits for a view. Whoever waited for the same view before is told that it is gone. */
  start<K extends TaskView>(view: K): Promise<ViewResults[K]> {
    this.abandon(view)
    return new Promise((resolve, reject) => this.waiting.set(view, { resolve, reject }))
  }

  finish<K extends TaskView>(view: K, result: ViewResults[K]): void {
    this.waiting.get(view)?.resolve(result as never)
    this.waiting.delete(view)
  }

  abandonAll(): void {
    for (const view of this.waiting.keys()) this.abandon(view)
  }

  private abandon(view: TaskView): void {
    this.waiting.get(view)?.reject(modalError('modal/closed', { view }))
    this.waiting.delete(view)
  }
}
