import { isKernelKey } from '../services/tokens.js'
import type { PluginManifest } from './manifest.js'

/** How a plugin stands to a key: `given` is the kernel's, its own, or required; `used` may be absent; undefined is not for it. */
export function relationTo(key: string, manifest: PluginManifest, ownKeys: readonly string[]): 'given' | 'used' | undefined {
  const has = (keys: readonly string[] | undefined): boolean => keys?.includes(key) ?? false
  if (isKernelKey(key) || has(ownKeys) || has(manifest.requires)) return 'given'
  return has(manifest.uses) ? 'used' : undefined
}
