import { type GenericSchema, maxLength, object, pipe, string } from 'valibot'
import { pause } from '../src/core/abort.js'
import type { ClockPort } from '../src/core/ports.js'
import type { StoredValue } from '../src/core/storage/stored-value.js'

/** Times of a lock, in milliseconds. */
const times = {
  /** Time after which what one tab wrote has been told to the others. */
  told: 80,
  /** Between two looks whether the lock is free. */
  look: 200,
  /** Between two signs of life of the tab that holds the lock, and the time after which one without them counts as closed. */
  renewal: 1_500,
  held: 6_000,
} as const

/** The run that holds a lock. */
export interface TabLockHolder {
  readonly holder: string
}

/** Rules for the stored item of a lock: the owner adds its key. */
export const tabLockRules: {
  readonly version: number
  readonly schema: GenericSchema<unknown, TabLockHolder>
  readonly lifetime: number
} = { version: 1, schema: object({ holder: pipe(string(), maxLength(128)) }), lifetime: times.held }

export interface TabLockNeeds {
  readonly stored: Pick<StoredValue<TabLockHolder>, 'read' | 'write' | 'remove'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly uuid: () => string
}

/**
 * One thing at a time over all tabs of an origin. It is free again when what ran is over, or some seconds after the tab that held it was closed in
 * the middle. Without a storage each tab is alone.
 */
export class TabLock {
  constructor(private readonly needs: TabLockNeeds) {}

  /** Runs once nobody else does. Rejects with the signal's reason when that aborts while it waits. */
  async run<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { stored, uuid } = this.needs
    const name = uuid()
    let stop = (): void => undefined
    try {
      await this.take(name, signal)
      stop = this.renew(name)
      return await run()
    } finally {
      stop()
      if (stored.read()?.holder === name) stored.remove()
    }
  }

  /** Says that this tab is there still. Returns the undo. */
  private renew(name: string): () => void {
    const { stored, clock } = this.needs
    let stop: () => void = () => undefined
    const next = (): void => {
      stop = clock.after(times.renewal, () => {
        if ((stored.read()?.holder ?? name) === name) stored.write({ holder: name })
        next()
      })
    }
    next()
    return () => stop()
  }

  private async take(name: string, signal: AbortSignal | undefined): Promise<void> {
    const { stored, clock } = this.needs
    const isAnothers = (): boolean => (stored.read()?.holder ?? name) !== name
    do {
      while (isAnothers()) await pause(clock, times.look, signal)
      stored.write({ holder: name })
      // Of two that found it free at one moment the later write counts, for both of them.
      await pause(clock, times.told, signal)
    } while (isAnothers())
  }
}
