import { type GenericSchema, safeParse } from 'valibot'
import type { ClockPort } from '../ports.js'
import type { CacheItem, CacheRow } from '../../product/storage/caches.js'
import type { KernelStorage } from './kernel-storage.js'
import type { StoredValue } from './stored-value.js'

export interface TimedCacheOptions<T> {
  readonly cache: CacheItem
  /** What an entry must look like; another one counts as absent. */
  readonly schema: GenericSchema<unknown, T>
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Answers of a service, kept for a while and across reloads. It never grows beyond its capacity: the oldest entry goes first. */
export class TimedCache<T> {
  private readonly rows: StoredValue<readonly CacheRow[]>

  constructor(private readonly options: TimedCacheOptions<T>) {
    this.rows = options.storage.item(options.cache)
  }

  /** The entry; undefined when there is none or its time is over. */
  get(key: string): T | undefined {
    return this.find(key)?.value
  }

  /** The entry, and when it was written in milliseconds since 1970. */
  find(key: string): { readonly at: number; readonly value: T } | undefined {
    const row = this.live().find(([name]) => name === key)
    if (row === undefined) return undefined
    const result = safeParse(this.options.schema, row[2])
    return result.success ? { at: row[1], value: result.output } : undefined
  }

  set(key: string, value: T): void {
    const others = this.live().filter(([name]) => name !== key)
    this.rows.write([...others, [key, this.options.clock.now(), value] as const].slice(-this.options.cache.capacity))
  }

  clear(): void {
    this.rows.remove()
  }

  private live(): readonly CacheRow[] {
    const now = this.options.clock.now()
    return (this.rows.read() ?? []).filter(([, at]) => now - at >= 0 && now - at < this.options.cache.lifetime)
  }
}
