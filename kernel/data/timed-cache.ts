import { type GenericSchema, number, safeParse, strictTuple, string, unknown } from 'valibot'
import type { StoredItems, StoredKey } from '../src/core/open.js'
import type { ClockPort } from '../src/core/ports.js'
import type { KernelStorage } from '../src/core/storage/kernel-storage.js'
import type { StoredItem } from '../src/core/storage/stored-item.js'
import type { StoredValue } from '../src/core/storage/stored-value.js'
import { listOf } from '../src/core/validation/list-of.js'

/** One entry of a cache: its key, when it was written, and its value. */
export type CacheRow = readonly [key: string, at: number, value: unknown]

/** The stored items that are caches. Each belongs to whoever declares it. */
export type CacheKey = { [K in StoredKey]: StoredItems[K] extends readonly CacheRow[] ? K : never }[StoredKey]

/** A cache that outlives the page: how long an entry counts in milliseconds, and how many there are at most. */
export interface CacheItem extends StoredItem<CacheKey> {
  readonly lifetime: number
  readonly capacity: number
}

/** Describes a cache. It is emptied when a wallet is disconnected; its key begins with `cache.`, and its lifetime is an hour at most. */
export function cacheItem(key: CacheKey, { lifetime, capacity }: Pick<CacheItem, 'lifetime' | 'capacity'>): CacheItem {
  const row: GenericSchema<unknown, CacheRow> = strictTuple([string(), number(), unknown()])
  return { key, version: 1, schema: listOf(row, capacity), lifetime, capacity }
}

export interface TimedCacheOptions<T> {
  readonly cache: CacheItem
  /** The shape of an entry; another one counts as absent. */
  readonly schema: GenericSchema<unknown, T>
  readonly storage: KernelStorage
  readonly clock: ClockPort
}

/** Answers of a service, kept for a while and over reloads. It never grows beyond its capacity: the oldest entry goes first. */
export class TimedCache<T> {
  private readonly rows: StoredValue<readonly CacheRow[]>

  constructor(private readonly options: TimedCacheOptions<T>) {
    this.rows = options.storage.item(options.cache)
    this.sweep()
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

  /** Removes entries whose time is over: they would stay readable until the next write. */
  private sweep(): void {
    const [rows, live] = [this.rows.read() ?? [], this.live()]
    if (live.length === rows.length) return
    if (live.length === 0) this.rows.remove()
    else this.rows.write(live)
  }

  private live(): readonly CacheRow[] {
    const now = this.options.clock.now()
    return (this.rows.read() ?? []).filter(([, at]) => now - at >= 0 && now - at < this.options.cache.lifetime)
  }
}
