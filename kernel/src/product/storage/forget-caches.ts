import type { StoredKey } from '../../core/open.js'
import type { PluginManifest } from '../../core/plugins/manifest.js'
import type { ClockPort } from '../../core/ports.js'
import type { KernelStorage } from '../../core/storage/kernel-storage.js'

export interface ForgetCachesNeeds {
  readonly manifests: readonly PluginManifest[]
  readonly storage: Pick<KernelStorage, 'forget'>
  readonly clock: Pick<ClockPort, 'now'>
}

/** Milliseconds after which no cache counts any more, whoever keeps it. */
const longestCache = 3_600_000

/**
 * Removes the caches of plugins, loaded or not: they say which addresses were connected here, and what those hold. All of them when
 * nobody is connected any more; else those that are too old for anybody.
 */
export function forgetCaches({ manifests, storage, clock }: ForgetCachesNeeds, which: 'all' | 'old'): void {
  const before = which === 'all' ? Infinity : clock.now() - longestCache
  for (const key of new Set(manifests.flatMap(cachesOf))) storage.forget(key, before)
}

function cachesOf({ reaches = [] }: PluginManifest): readonly StoredKey[] {
  return reaches.flatMap((reach) => ('stored' in reach && reach.stored.startsWith('cache.') ? [reach.stored] : []))
}
