import type { CloudContext } from '../context.js'
import { FileStore } from './file-store.js'
import { MemoryStore } from './memory-store.js'
import type { Store } from './store.js'

/** The embedded store: in a file when there is one, else in memory. */
export function openStore(file: string | undefined, { now, log }: Pick<CloudContext, 'now' | 'log'>): Promise<Store> {
  return file === undefined ? Promise.resolve(new MemoryStore(now)) : FileStore.open({ file, now, log })
}
