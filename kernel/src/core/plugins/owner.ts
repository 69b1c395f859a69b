import type { PluginManifest } from './manifest.js'
import type { ReadRuntime } from './read-runtime.js'

/** One running plugin, as the parts of the kernel see it that must know for whom they work. */
export interface PluginOwner {
  readonly manifest: PluginManifest
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** Keeps something to be undone when the plugin stops; the returned function does it before. */
  hold(undo: () => unknown): () => void
}

/** A plugin whose code has arrived and is about to start. */
export interface StartingPlugin extends PluginOwner {
  runtime: ReadRuntime
  /** Throws when the plugin was stopped meanwhile. */
  check(): void
}

/** Reads what a plugin's `load` gave, makes its services and starts it. */
export type StartPlugin = (plugin: StartingPlugin, loaded: unknown) => Promise<void>

/** A kernel service as one plugin sees it, restricted to what its manifest declares. */
export type Facade = (owner: PluginOwner) => unknown

/** The kernel services that a plugin does not get as they are, by their keys. */
export type Facades = Readonly<Record<string, Facade>>
