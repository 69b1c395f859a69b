import type { StoredItems, StoredKey } from '../open.js'
import type { StandardSchema } from '../validation/standard-schema.js'
import { firstVersion } from './envelope.js'

/** Rules for one key of `StoredItems`: its shape, version and lifetime. */
export interface StoredItem<K extends StoredKey = StoredKey> {
  readonly key: K
  /** Raised when the shape changes: a value of an older version is dropped. */
  readonly version: number
  /** A schema of valibot, or of any other library that keeps to Standard Schema. */
  readonly schema: StandardSchema<StoredItems[K]>
  /** Milliseconds after which the value counts as absent. */
  readonly lifetime?: number
}

/** Describes an item in its first version that lives until it is removed. */
export function storedItem<K extends StoredKey>(key: K, schema: StandardSchema<StoredItems[K]>): StoredItem<K> {
  return { key, version: firstVersion, schema }
}
