import type { ClockPort } from '../ports.js'
import { readNeed } from '../services/tokens.js'
import type { Log } from '../log/log.js'
import { runningError } from './running-errors.js'
import { pluginLimits } from './limits.js'
import { loadTwice } from './load-twice.js'
import type { PluginManifest } from './manifest.js'
import type { StartPlugin, StartingPlugin } from './owner.js'
import type { ReadRuntime } from './read-runtime.js'
import { timeLimit } from './time-limit.js'
import { UndoStack } from './undo-stack.js'

export interface RunNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly start: StartPlugin
}

/** One life of a plugin: from loading its code to undoing everything that it did. */
export class PluginRun implements StartingPlugin {
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
    if (outcome === 'late') throw runningError('plugin/too-slow', { plugin: this.manifest.id, seconds: pluginLimits.start / 1_000 })
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

  /** The keys whose services, or whose absence, its own services were given and keep. */
  get kept(): readonly string[] {
    return this.runtime.services.flatMap(({ needs }) => Object.values(needs).map((need) => readNeed(need).key))
  }

  private async work(): Promise<void> {
    const loaded = await loadTwice({ owner: this, ...this.needs, load: () => this.manifest.load() })
    this.check()
    await this.needs.start(this, loaded)
  }
}
