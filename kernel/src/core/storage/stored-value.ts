import type { ClockPort } from '../ports.js'
import { type StandardSchema, takeBy } from '../validation/standard-schema.js'
import { type Envelope, longestItem, openEnvelope, stampAfter } from './envelope.js'
import type { SafeStorage } from './safe-storage.js'

export interface StoredValueOptions<T> {
  readonly key: string
  readonly version: number
  readonly schema: StandardSchema<T>
  readonly lifetime: number | undefined
  readonly storage: SafeStorage
  readonly clock: ClockPort
}

/** One write: its stamp, its text unless it was a removal, and what the text says. */
interface Write<T> {
  readonly stamp: number
  readonly text?: string
  readonly at?: number
  readonly value?: T | undefined
}

/** One stored item. Nothing here throws: what storage does not keep lives in memory for as long as this page. */
export class StoredValue<T> {
  private readonly listeners = new Set<(value: T | undefined) => void>()
  private parsed: Write<T> | undefined
  /** The newest write that listeners know of. */
  private known: Write<T> = { stamp: 0 }
  /** The newest own write when storage did not take it. */
  private unsaved: Write<T> | undefined

  constructor(private readonly options: StoredValueOptions<T>) {}

  /** The value; undefined when there is none, it is too old, or it was not readable. */
  read(): T | undefined {
    return this.newest()?.value
  }

  write(value: T): void {
    const { key, version, storage, clock } = this.options
    const at = clock.now()
    const stamp = this.nextStamp()
    const text = storage.attempt('encode', key, () => JSON.stringify({ version, stamp, at, value } satisfies Envelope))
    if (text === undefined) return
    this.keep({ stamp, text, at }, text.length > longestItem ? storage.tell('write', key) : storage.write(key, text))
  }

  remove(): void {
    this.keep({ stamp: this.nextStamp() }, this.options.storage.remove(this.options.key))
  }

  /** Tells of changes by other tabs. Returns the undo. */
  watch(listener: (value: T | undefined) => void): () => void {
    this.known = this.newest() ?? this.known
    const own = (value: T | undefined): void => listener(value)
    this.listeners.add(own)
    return () => void this.listeners.delete(own)
  }

  /** Called when another tab changed the key: the newer of both writes wins, and of two with one stamp the one that is stored. */
  reconcile(): void {
    const { key, storage } = this.options
    const found = this.stored()
    if (found !== undefined && found.stamp < this.known.stamp) return this.restore()
    if (found?.text === this.known.text) return
    this.known = found ?? { stamp: this.known.stamp }
    this.unsaved = undefined
    for (const listener of [...this.listeners]) storage.attempt('listener', key, () => listener(found?.value))
  }

  /** Another tab overwrote a newer write that it had not seen. */
  private restore(): void {
    const { key, storage } = this.options
    if (this.known.text === undefined) storage.remove(key)
    else storage.write(key, this.known.text)
  }

  private keep(write: Write<T>, isSaved: boolean): void {
    this.known = write
    this.unsaved = isSaved ? undefined : { ...write, ...(write.text !== undefined && this.parse(write.text)) }
  }

  private nextStamp(): number {
    return stampAfter(Math.max(this.known.stamp, this.newest()?.stamp ?? 0), this.options.clock.now())
  }

  private newest(): Write<T> | undefined {
    const stored = this.stored()
    const isUnsavedNewer = this.unsaved !== undefined && (stored === undefined || stored.stamp < this.unsaved.stamp)
    const newest = isUnsavedNewer ? this.unsaved : stored
    if (newest === undefined || !this.isExpired(newest)) return newest
    this.unsaved = undefined
    this.options.storage.remove(this.options.key)
    return undefined
  }

  /** A clock that was set back makes a value seem younger than it is: such a one is over as well. */
  private isExpired({ at }: Write<T>): boolean {
    const { lifetime, clock } = this.options
    if (lifetime === undefined || at === undefined) return false
    const age = clock.now() - at
    return age < 0 || age >= lifetime
  }

  private stored(): Write<T> | undefined {
    const { key, storage } = this.options
    const text = storage.read(key)
    if (text === undefined) return undefined
    if (this.parsed?.text !== text) this.parsed = text.length > longestItem ? this.drop() : this.parse(text)
    return this.parsed
  }

  private parse(text: string): Write<T> | undefined {
    const envelope = openEnvelope(text)
    if (envelope === undefined) return this.drop()
    if (envelope.version !== this.options.version) return this.outdated(envelope.version)
    const taken = takeBy(this.options.schema, envelope.value)
    return taken === undefined ? this.drop() : { text, stamp: envelope.stamp, at: envelope.at, value: taken.value }
  }

  /** Drops what an older release wrote; what a newer one wrote in another tab is not ours to delete. */
  private outdated(version: number): undefined {
    if (version < this.options.version) this.options.storage.remove(this.options.key)
  }

  /** This key alone is dropped; every other one stays. */
  private drop(): undefined {
    this.options.storage.tell('corrupt', this.options.key)
    this.options.storage.remove(this.options.key)
  }
}
