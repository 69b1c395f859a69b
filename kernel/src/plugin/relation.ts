import { isKernelToken } from '../di/token.js'
import type { PluginManifest } from './manifest.js'

/** Why a plugin may have a service: it is the kernel's, its own, required, or used; undefined when it may not. */
export type Relation = 'kernel' | 'own' | 'required' | 'used'

/** Decides how a plugin stands to a key. Pure. */
export function relationTo(key: string, manifest: PluginManifest, ownKeys: readonly string[]): Relation | undefined {
  const has = (keys: readonly string[] | undefined): boolean => keys?.includes(key) ?? false
  if (isKernelToken(key)) return 'kernel'
  if (has(ownKeys)) return 'own'
  if (has(manifest.requires)) return 'required'
  return has(manifest.uses) ? 'used' : undefined
}
