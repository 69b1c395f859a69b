import { raceAbort } from '../abort.js'
import { isolate } from '../errors/isolate.js'
import type { ClockPort } from '../ports.js'

export interface UndoStackNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  /** Milliseconds for which all undos together are waited for. */
  readonly limit: number
  readonly onFailure: (error: unknown) => void
}

/** Undos, the latest first. One that fails or never ends does not keep the others from running. */
export class UndoStack {
  private readonly undos = new Set<() => unknown>()
  private isOver = false

  constructor(private readonly needs: UndoStackNeeds) {}

  /** Keeps an undo; the returned function runs it before its time. What comes after the end is undone at once. */
  push(undo: () => unknown): () => void {
    const once = (): unknown => (this.undos.delete(once) ? undo() : undefined)
    this.undos.add(once)
    const now = (): void => isolate(once, this.needs.onFailure)
    if (this.isOver) now()
    return now
  }

  /** Undoes everything. Gives a promise only when there is something to wait for. */
  end(): Promise<void> | undefined {
    this.isOver = true
    const limit = new AbortController()
    const cancel = this.needs.clock.after(this.needs.limit, () => limit.abort())
    const pending = this.drain(limit.signal)
    if (pending === undefined) cancel()
    return pending?.finally(cancel)
  }

  private drain(limit: AbortSignal): Promise<void> | undefined {
    for (const undo of [...this.undos].toReversed()) {
      const pending = this.start(undo)
      if (pending !== undefined)
        return raceAbort(
          () => pending,
          limit,
          () => undefined,
        ).then(() => this.drain(limit))
    }
    return undefined
  }

  private start(undo: () => unknown): Promise<unknown> | undefined {
    try {
      const result = undo()
      const mustWait = typeof result === 'object' && result !== null && 'then' in result
      return mustWait ? Promise.resolve(result).catch(this.needs.onFailure) : undefined
    } catch (error) {
      this.needs.onFailure(error)
      return undefined
    }
  }
}
