import type { PluginManifest } from '@billfold/kernel'
import type { FakeStorage } from '../fakes/fake-storage.js'

/** A value that does not belong where it stands, under a version that may be the plugin's. */
export interface StoredJunk {
  readonly version: number
  readonly value: unknown
}

const values: readonly unknown[] = [null, 0, -1, 'junk', true, [], [null], [{}], {}, { length: 3 }, [[[['deep']]]]]

/** Values that an older release, another program or a person may have left under a stored item. */
export const storedJunk: readonly StoredJunk[] = [1, 2, 3].flatMap((version) => values.map((value) => ({ version, value })))

/** Puts junk under everything that the plugin says to store, in the envelope of the kernel. */
export function storeJunk({ data }: FakeStorage, { reaches = [] }: PluginManifest, junk: StoredJunk): void {
  for (const reach of reaches) {
    if ('stored' in reach) data.set(`billfold/default/${reach.stored}`, JSON.stringify({ ...junk, stamp: 1, at: 1 }))
  }
}
