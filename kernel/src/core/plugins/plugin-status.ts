import type { BillfoldError } from '../errors/billfold-error.js'
import type { PluginManifest } from './manifest.js'

/**
 * `registered`: known, not loaded. `loading`, `active`: as they say. `failed`: refused, or it did not load or start; using it
 * tries again. `off`: takes no part, for a reason that may pass.
 */
export type PluginState = 'registered' | 'loading' | 'active' | 'failed' | 'off'

/** What a shell shows about one plugin. */
export interface PluginStatus {
  readonly id: string
  readonly state: PluginState
  /** Why it failed or is off, for people to read. */
  readonly reason?: string
  readonly error?: BillfoldError
  /** Absent when the manifest was refused. */
  readonly manifest?: PluginManifest
}
