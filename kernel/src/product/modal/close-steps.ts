import type { ClockPort } from '../../core/ports.js'

export interface CloseStepsOptions {
  readonly steps: readonly (() => Promise<void>)[]
  readonly clock: Pick<ClockPort, 'after'>
  /** In milliseconds. */
  readonly limit: number
  readonly report: (error: unknown) => void
}

/** Steps that run before the modal closes. `done` when all have ended, the time is over, or `stop` was called. */
export interface CloseSteps {
  readonly done: Promise<void>
  stop(): void
}

/** Runs what guards want done before closing. A step that fails or hangs never keeps the modal open. */
export function runCloseSteps({ steps, clock, limit, report }: CloseStepsOptions): CloseSteps {
  let stop = (): void => {}
  const done = new Promise<void>((resolve) => {
    const cancel = clock.after(limit, resolve)
    stop = () => {
      cancel()
      resolve()
    }
  })
  void Promise.all(steps.map((step) => settle(step, report))).then(stop)
  return { done, stop }
}

async function settle(step: () => Promise<void>, report: (error: unknown) => void): Promise<void> {
  try {
    await step()
  } catch (error) {
    report(error)
  }
}
