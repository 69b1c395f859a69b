import type { ClockPort } from '../contract/ports.js'
import type { Token } from '../contract/token.js'
import { readNeed } from '../di/need.js'
import type { PluginContainer } from '../di/plugin-container.js'
import type { Shelf } from '../di/shelf.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { toMessage } from '../errors/to-message.js'
import type { Log } from '../log/log.js'
import { pluginError } from './errors.js'
import { pluginLimits } from './limits.js'
import { loadTwice } from './load-twice.js'
import type { PluginManifest } from './manifest.js'
import type { Facades, PluginOwner } from './owner.js'
import { type ReadRuntime, readRuntime } from './read-runtime.js'
import { Scope } from './scope.js'
import { timeLimit } from './time-limit.js'
import { UndoStack } from './undo-stack.js'

export interface RunNeeds {
  readonly shelf: Shelf
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly facades: Facades
}

/** One life of a plugin: from loading its code to undoing everything that it did. */
export class PluginRun implements PluginOwner {
  /** Settles when the plugin runs, or is known not to. */
  done: Promise<void> = Promise.resolve()
  runtime: ReadRuntime = { services: [], views: {} }
  readonly signal: AbortSignal
  private readonly ending = new AbortController()
  private readonly undos: UndoStack

  constructor(
    readonly manifest: PluginManifest,
    private readonly needs: RunNeeds,
  ) {
    this.signal = this.ending.signal
    const onFailure = (error: unknown): void => needs.log.error(`${manifest.id} failed to undo something`, error)
    this.undos = new UndoStack({ clock: needs.clock, limit: pluginLimits.stop, onFailure })
  }

  readonly hold = (undo: () => unknown): (() => void) => this.undos.push(undo)

  /** Loads, binds and starts, within the time limit. Whoever calls it ends the run when it fails. */
  async begin(): Promise<void> {
    const limit = timeLimit(this.needs.clock, pluginLimits.start)
    const stopped = new Promise<void>((resolve) => this.signal.addEventListener('abort', () => resolve()))
    const outcome = await Promise.race([this.work(), stopped, limit.over.then(() => 'late' as const)]).finally(limit.callOff)
    if (outcome === 'late') throw pluginError('plugin/too-slow', { plugin: this.manifest.id, seconds: pluginLimits.start / 1_000 })
    this.check()
  }

  /** Throws when the run is over. */
  check(): void {
    if (this.signal.aborted) throw pluginError('plugin/stopped', { plugin: this.manifest.id })
  }

  /** Undoes everything. Gives a promise only when there is something to wait for. */
  end(): Promise<void> | undefined {
    this.ending.abort()
    return this.undos.end()
  }

  /** The keys whose services, or whose absence, its own services were given and keep. */
  get kept(): readonly string[] {
    return this.runtime.services.flatMap(({ needs }) => needs.map((need) => readNeed(need).key))
  }

  private async work(): Promise<void> {
    const loaded = await loadTwice({ owner: this, ...this.needs, load: () => this.manifest.load() })
    this.check()
    this.runtime = readRuntime(this.manifest, loaded)
    const container = await this.container()
    this.check()
    try {
      const scope = this.bind(container)
      await this.runtime.start?.(scope)
    } catch (error) {
      throw isOwn(error) ? error : pluginError('plugin/start-failed', { plugin: this.manifest.id, reason: toMessage(error) }, error)
    }
  }

  /** What makes its services; undefined for a plugin that has none. */
  private async container(): Promise<PluginContainer | undefined> {
    const { shelf } = this.needs
    return this.runtime.services.length === 0 ? undefined : loadTwice({ owner: this, ...this.needs, load: () => shelf.prepare() })
  }

  private bind(container: PluginContainer | undefined): Scope {
    const { shelf, facades } = this.needs
    const own = this.runtime.services
    const scope = new Scope({ shelf, facades, owner: this, ownKeys: own.map(({ key }) => key) })
    const views = Object.keys(facades).map((key) => ({ key: key as Token<unknown>, needs: [], create: () => scope.view(key) }))
    const unload = container?.add({
      services: [...views, ...own],
      locate: (key) => scope.locate(key),
      make: (key, create) => this.make(key, create),
    })
    if (unload !== undefined) this.hold(unload)
    return scope
  }

  private make(key: string, create: () => unknown): unknown {
    try {
      const made = create()
      if (made instanceof Promise) {
        // It is not waited for, and must not end as an unhandled rejection either.
        made.catch(() => undefined)
        const problem = `makes its service '${key}' with a promise`
        throw pluginError('plugin/broken-promise', {
          plugin: this.manifest.id,
          problem,
          remedy: 'Make services at once, and wait in start().',
        })
      }
      if (hasDispose(made)) this.hold(() => made.dispose())
      return made
    } catch (error) {
      throw isOwn(error) ? error : pluginError('plugin/service-failed', { plugin: this.manifest.id, key }, error)
    }
  }
}

/** True for an error that already names the plugin and what to do. */
function isOwn(error: unknown): boolean {
  return isBillfoldError(error) && error.code.startsWith('plugin/')
}

function hasDispose(made: unknown): made is { dispose(): unknown } {
  return typeof made === 'object' && made !== null && 'dispose' in made && typeof made.dispose === 'function'
}
