import type { PluginManifest } from './manifest.js'

/** One running plugin, as the parts of the kernel see it that must know for whom they work. */
export interface PluginOwner {
  readonly manifest: PluginManifest
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** Keeps something to be undone when the plugin stops; the returned function does it before. */
  hold(undo: () => unknown): () => void
}

/** A kernel service as one plugin sees it, restricted to what its manifest declares. */
export type Facade = (owner: PluginOwner) => unknown

/** The kernel services that a plugin does not get as they are, by their keys. */
export type Facades = Readonly<Record<string, Facade>>
