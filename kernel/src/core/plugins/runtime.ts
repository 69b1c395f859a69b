import type { ViewName } from '../open.js'
import type { Key } from '../services/key.js'
import type { ViewModule } from '../views/view-module.js'
import type { Service } from '../services/service.js'

/** Services that a running plugin may reach, and the place for its undos. */
export interface PluginScope {
  /** A service of the kernel, of a required plugin or of its own. An undeclared key is refused. */
  get<T>(key: Key<T>): T
  /** A service it `uses`: undefined while nobody provides it. */
  find<T>(key: Key<T>): T | undefined
  /** Undone in reverse order when the plugin stops. */
  onStop(undo: () => void | Promise<void>): void
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
}

/** The lazy half of a plugin. */
export interface PluginRuntime {
  readonly services?: readonly Service[]
  readonly views?: { readonly [K in ViewName]?: ViewModule }
  start?(scope: PluginScope): void | Promise<void>
}
