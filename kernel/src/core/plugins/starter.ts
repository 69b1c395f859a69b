import type { Key } from '../services/token.js'
import type { ClockPort } from '../ports.js'
import type { PluginContainer } from '../services/plugin-container.js'
import type { Shelf } from '../services/shelf.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { toMessage } from '../errors/to-message.js'
import type { Log } from '../log/log.js'
import { loadTwice } from './load-twice.js'
import type { Facades, StartPlugin, StartingPlugin } from './owner.js'
import { readRuntime } from './read-runtime.js'
import { runningError } from './running-errors.js'
import { Scope } from './scope.js'

export interface StarterNeeds {
  readonly shelf: Shelf
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  readonly facades: Facades
}

/** What starts plugins. Nobody needs it before the code of one is there, so it is loaded late. */
export function pluginStarter({ shelf, clock, log, facades }: StarterNeeds): StartPlugin {
  return async (plugin, loaded) => {
    const { manifest } = plugin
    plugin.runtime = readRuntime(manifest, loaded)
    const { services, start } = plugin.runtime
    const container = services.length === 0 ? undefined : await loadTwice({ owner: plugin, clock, log, load: () => shelf.prepare() })
    plugin.check()
    try {
      const scope = new Scope({ shelf, facades, owner: plugin, ownKeys: services.map(({ key }) => key) })
      if (container !== undefined) bind(plugin, { container, facades, scope })
      await start?.(scope)
    } catch (error) {
      throw isOwn(error) ? error : runningError('plugin/start-failed', { plugin: manifest.id, reason: toMessage(error) }, error)
    }
  }
}

interface Binding {
  readonly container: PluginContainer
  readonly facades: Facades
  readonly scope: Scope
}

/** Gives a plugin's services to the container, with its own views of the kernel's. */
function bind(plugin: StartingPlugin, { container, facades, scope }: Binding): void {
  const views = Object.keys(facades).map((key) => ({ key: key as Key<unknown>, needs: {}, create: () => scope.view(key) }))
  const unload = container.add({
    services: [...views, ...plugin.runtime.services],
    locate: (key) => scope.locate(key),
    make: (key, create) => make(plugin, key, create),
  })
  plugin.hold(unload)
}

function make({ manifest: { id: plugin }, hold }: StartingPlugin, key: string, create: () => unknown): unknown {
  try {
    const made = create()
    if (made instanceof Promise) {
      // It is not waited for, and must not end as an unhandled rejection either.
      made.catch(() => undefined)
      const problem = `makes its service '${key}' with a promise`
      throw runningError('plugin/broken-promise', { plugin, problem, remedy: 'Make services at once, and wait in start().' })
    }
    if (hasDispose(made)) hold(() => made.dispose())
    return made
  } catch (error) {
    throw isOwn(error) ? error : runningError('plugin/service-failed', { plugin, key }, error)
  }
}

/** True for an error that already names the plugin and what to do. */
function isOwn(error: unknown): boolean {
  return isBillfoldError(error) && error.code.startsWith('plugin/')
}

function hasDispose(made: unknown): made is { dispose(): unknown } {
  return typeof made === 'object' && made !== null && 'dispose' in made && typeof made.dispose === 'function'
}
