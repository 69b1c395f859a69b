import { type GenericSchema, maxLength, object, pipe, string } from 'valibot'
import { pause } from '../src/core/abort.js'
import type { ClockPort, PagePort } from '../src/core/ports.js'
import type { StoredValue } from '../src/core/storage/stored-value.js'

/** Times of a lock, in milliseconds. */
const times = {
  /** Time after which what one tab wrote has been told to the others, and the longest that is given to a machine that was slow to lend its lock. */
  told: 80,
  toldSlowly: 500,
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
  /** Of the lock, among those of the origin. */
  readonly name: string
  readonly stored: Pick<StoredValue<TabLockHolder>, 'read' | 'write' | 'remove'>
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly uuid: () => string
  /** Leads to the locks of the browser; without them the storage has the lock. */
  readonly page?: Pick<PagePort, 'global'> | undefined
}

/** The locks of an origin, which a browser has on secure pages. */
interface OriginLocks {
  request<T>(name: string, options: { readonly signal?: AbortSignal }, run: () => Promise<T>): Promise<T>
}

/**
 * One thing at a time over all tabs of an origin. It is free again when what ran is over, or when the tab that held it was closed in the middle: at once
 * where the browser has locks, else some seconds after. Without them and without a storage each tab is alone.
 */
export class TabLock {
  constructor(private readonly needs: TabLockNeeds) {}

  /** Runs once nobody else does. Rejects with the signal's reason when that aborts while it waits. */
  async run<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { name, page, clock } = this.needs
    const { locks } = (page?.global('navigator') ?? {}) as { readonly locks?: OriginLocks }
    if (locks === undefined) return this.runByStorage(run, signal)
    const since = clock.now()
    let isLent = false
    const runAlone = async (): Promise<T> => {
      isLent = true
      // Storage tells of a write by another way than the lock comes, and perhaps later.
      await pause(clock, Math.min(Math.max(times.told, clock.now() - since), times.toldSlowly), signal)
      return run()
    }
    try {
      return await locks.request(`billfold/${name}`, signal === undefined ? {} : { signal }, runAlone)
    } catch (error) {
      if (isLent || signal?.aborted === true) throw error
      // The browser lends no lock to this page, such as one in a sandbox.
      return this.runByStorage(run, signal)
    }
  }

  private async runByStorage<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const { stored, uuid } = this.needs
    const holder = uuid()
    let stop = (): void => undefined
    try {
      await this.take(holder, signal)
      stop = this.renew(holder)
      return await run()
    } finally {
      stop()
      if (stored.read()?.holder === holder) stored.remove()
    }
  }

  /** Says that this tab is there still. Returns the undo. */
  private renew(holder: string): () => void {
    const { stored, clock } = this.needs
    let stop: () => void = () => undefined
    const next = (): void => {
      stop = clock.after(times.renewal, () => {
        if ((stored.read()?.holder ?? holder) === holder) stored.write({ holder })
        next()
      })
    }
    next()
    return () => stop()
  }

  private async take(holder: string, signal: AbortSignal | undefined): Promise<void> {
    const { stored, clock } = this.needs
    const isAnothers = (): boolean => (stored.read()?.holder ?? holder) !== holder
    do {
      while (isAnothers()) await pause(clock, times.look, signal)
      stored.write({ holder })
      // Of two that found it free at one moment the later write counts, for both of them.
      await pause(clock, times.told, signal)
    } while (isAnothers())
  }
}
