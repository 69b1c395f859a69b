import { raceAbort, withTimeout } from '../abort.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { toMessage } from '../errors/to-message.js'
import { lazy } from '../lazy.js'
import type { Log } from '../log/log.js'
import type { ClockPort } from '../ports.js'
import type { PluginContainer } from '../services/plugin-container.js'
import { readNeed } from '../services/keys.js'
import type { ServiceLookup } from '../services/service-lookup.js'
import type { Facades, PluginOwner } from './facades.js'
import { heldPorts } from './held-ports.js'
import type { PluginManifest } from './manifest.js'
import { type ReadRuntime, readRuntime } from './read-runtime.js'
import { runningError } from './running-errors.js'
import { Scope } from './scope.js'
import { UndoStack } from './undo-stack.js'

/** Time limit for starting, and for all undos together, in milliseconds. The code has that of `lazy`: a slow network is no fault of a plugin. */
const startLimit = 5_000
export const stopLimit = 1_000

export interface PluginRunNeeds {
  readonly lookup: ServiceLookup
  readonly clock: ClockPort
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly facades: Facades
}

/** One run of a plugin: from loading its code to undoing everything that it did. */
export class PluginRun implements PluginOwner {
  /** Settles when the plugin runs, or is known not to. */
  done: Promise<void> = Promise.resolve()
  runtime: ReadRuntime = { services: [], views: {} }
  readonly signal: AbortSignal
  private readonly ending = new AbortController()
  private readonly undos: UndoStack

  constructor(
    readonly manifest: PluginManifest,
    private readonly needs: PluginRunNeeds,
  ) {
    this.signal = this.ending.signal
    const onFailure = (error: unknown): void => needs.log.error(`${manifest.id} failed to undo something`, error)
    this.undos = new UndoStack({ clock: needs.clock, limit: stopLimit, onFailure })
  }

  readonly hold = (undo: () => unknown): (() => void) => this.undos.push(undo)

  /** The keys whose services, or whose absence, its own services were given and keep. */
  get kept(): readonly string[] {
    return this.runtime.services.flatMap(({ needs }) => Object.values(needs).map((need) => readNeed(need).key))
  }

  /** Loads, binds and starts, unless it is stopped. Whoever calls it ends the run when it fails. */
  async begin(): Promise<void> {
    await this.untilStopped(() => this.work())
    this.check()
  }

  /** Throws when the run is over. */
  check(): void {
    if (this.signal.aborted) throw runningError('plugin/stopped', { plugin: this.manifest.id })
  }

  /** Undoes everything. Gives a promise only when there is something to wait for. */
  end(): Promise<void> | undefined {
    this.ending.abort()
    return this.undos.end()
  }

  private untilStopped(run: () => unknown): Promise<unknown> {
    return raceAbort(run, this.signal, () => undefined)
  }

  private async work(): Promise<void> {
    const { lookup, facades, clock } = this.needs
    this.runtime = readRuntime(this.manifest, await this.load())
    const { services, start } = this.runtime
    const container = services.length === 0 ? undefined : await this.container()
    this.check()
    const onTimeout = (): never => {
      throw runningError('plugin/too-slow', { plugin: this.manifest.id, seconds: startLimit / 1_000 })
    }
    try {
      const scope = new Scope({ lookup, facades, owner: this, ownKeys: services.map(({ key }) => key) })
      this.bind(container, scope)
      await withTimeout(() => this.untilStopped(() => start?.(scope)), { clock, milliseconds: startLimit, onTimeout })
    } catch (error) {
      throw isOwn(error) ? error : runningError('plugin/start-failed', { plugin: this.manifest.id, reason: toMessage(error) }, error)
    }
  }

  private async load(): Promise<unknown> {
    const { log, clock } = this.needs
    const { id } = this.manifest
    const loaded = await lazy(() => this.manifest.load() as Promise<unknown>, {
      what: id,
      clock: heldPorts({ clock }, (begin) => this.hold(begin())).clock,
      onRetry: (_, error) => log.warn(`${id} could not be loaded and is tried once more`, error),
      failure: (cause) => runningError('plugin/not-loaded', { plugin: id }, cause),
    }).load()
    this.check()
    return loaded
  }

  private async container(): Promise<PluginContainer> {
    try {
      return await this.needs.lookup.container.load()
    } catch (cause) {
      throw runningError('plugin/not-loaded', { plugin: this.manifest.id }, cause)
    }
  }

  /** Gives the plugin's services to the container, which is loaded when there are any. */
  private bind(container: PluginContainer | undefined, scope: Scope): void {
    if (container === undefined) return
    this.hold(
      container.add({
        services: this.runtime.services,
        locate: (key) => scope.locate(key),
        kernel: (key, isOptional) => (isOptional ? scope.find(key) : scope.get(key)),
        make: (key, create) => this.make(key, create),
      }),
    )
  }

  private make(key: string, create: () => unknown): unknown {
    const { id: plugin } = this.manifest
    try {
      const made = create()
      if (made instanceof Promise) {
        // It is not waited for, and must not end as an unhandled rejection either.
        made.catch(() => undefined)
        const problem = `makes its service '${key}' with a promise`
        throw runningError('plugin/broken-promise', { plugin, problem, remedy: 'Make services at once, and wait in start().' })
      }
      if (hasDispose(made)) this.hold(() => made.dispose())
      return made
    } catch (error) {
      throw isOwn(error) ? error : runningError('plugin/service-failed', { plugin, key }, error)
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
