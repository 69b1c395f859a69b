import type { StoredItems, StoredKey } from '../open.js'
import type { KernelPorts } from '../ports.js'
import type { Log } from '../log/log.js'
import { openEnvelope } from './envelope.js'
import { SafeStorage } from './safe-storage.js'
import type { StoredItem } from './stored-item.js'
import { StoredValue } from './stored-value.js'

/** Items by their keys. */
export type OwnItems = { readonly [K in StoredKey]?: StoredItem<K> }

export interface KernelStorageOptions {
  readonly ports: Pick<KernelPorts, 'storage' | 'clock'>
  readonly log: Log
  /** Keeps two handles of one origin apart: keys are `billfold/<prefix>/<key>`. */
  readonly prefix?: string
  /** The items that go by their key alone. */
  readonly items?: OwnItems
}

/** Everything that survives a reload, item by item. It never throws: without storage the values live in memory. */
export class KernelStorage {
  /** Called when another tab changed something. */
  onChange: (() => void) | undefined
  private readonly values = new Map<string, Pick<StoredValue<unknown>, 'reconcile' | 'remove'>>()
  private readonly storage: SafeStorage
  private readonly root: string
  private readonly unwatch: () => void

  constructor(private readonly options: KernelStorageOptions) {
    this.storage = new SafeStorage(options.ports.storage, options.log)
    this.root = `billfold/${options.prefix ?? 'default'}/`
    this.unwatch = this.storage.watch((key) => this.reconcile(key))
  }

  /** The value behind an item. Every caller with the same key shares one. */
  item<K extends StoredKey>(item: StoredItem<K>): StoredValue<StoredItems[K]> {
    const key = `${this.root}${item.key}`
    const known = this.values.get(key) as StoredValue<StoredItems[K]> | undefined
    if (known !== undefined) return known
    const { version, schema, lifetime } = item
    const value = new StoredValue({ key, version, schema, lifetime, storage: this.storage, clock: this.options.ports.clock })
    this.values.set(key, value)
    return value
  }

  /** The value behind an item of the kernel's own, by its key alone. */
  own<K extends StoredKey>(key: K): StoredValue<StoredItems[K]> {
    return this.item(this.options.items?.[key] as StoredItem<K>)
  }

  /** True when something is kept under a key: what it is, only its owner can tell. */
  holds(key: StoredKey): boolean {
    return this.storage.read(`${this.root}${key}`) !== undefined
  }

  /** Removes what was last written before a time, by its key: whoever keeps it need not be loaded. */
  forget(key: StoredKey, before: number): void {
    const name = `${this.root}${key}`
    const text = this.storage.read(name)
    const known = this.values.get(name)
    if (text === undefined && known === undefined) return
    if (before !== Infinity && (openEnvelope(text ?? '')?.at ?? 0) >= before) return
    if (known === undefined) this.storage.remove(name)
    else known.remove()
  }

  dispose(): void {
    this.unwatch()
    this.values.clear()
  }

  private reconcile(key: string | undefined): void {
    const changed = key === undefined ? [...this.values.values()] : [this.values.get(key)]
    for (const value of changed) value?.reconcile()
    this.onChange?.()
  }
}
