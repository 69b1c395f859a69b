import { type ObservableSet, observable, runInAction } from 'mobx'
import type { Publish, ViewName } from '../open.js'
import type { Key } from '../services/key.js'
import { isKernelKey } from '../services/keys.js'
import type { BillfoldError } from '../errors/billfold-error.js'
import type { Explain } from '../errors/explained.js'
import { toMessage } from '../errors/to-message.js'
import { pluginError } from './errors.js'
import { runningError } from './running-errors.js'
import type { PluginRegistry } from './registry.js'
import { PluginRun, type PluginRunNeeds, stopLimit } from './plugin-run.js'
import { UndoStack } from './undo-stack.js'

export interface PluginRunsNeeds extends PluginRunNeeds {
  readonly publish: Publish
  readonly explain: Explain
  /** Takes views that are gone from what is shown. */
  closeViews(views: readonly ViewName[]): void
}

/** Starts and stops plugins: what they require first, and what depends on them before them. */
export class PluginRuns {
  /** Plugins that ran until something that they need went away. */
  readonly interrupted: ObservableSet<string> = observable.set<string>()
  private readonly runs = new Map<string, PluginRun>()
  /** Runs that still undo what they did: whoever starts next waits for them. */
  private readonly ending = new Set<Promise<void>>()

  constructor(
    private readonly registry: PluginRegistry,
    private readonly needs: PluginRunsNeeds,
  ) {}

  get(id: string): PluginRun | undefined {
    return this.runs.get(id)
  }

  /** Loads and starts a plugin. Everybody who asks gets the same promise; after a failure the next one tries again. */
  activate(id: string): Promise<void> {
    const running = this.runs.get(id)
    if (running !== undefined) return running.done
    const plugin = this.registry.get(id)
    if (plugin === undefined) return this.refuseUnknown(id)
    const reason = this.registry.offReason(id)
    if (reason !== undefined) return Promise.reject(runningError('plugin/off', { plugin: id, reason }))

    const run = new PluginRun(plugin.manifest, this.needs)
    this.runs.set(id, run)
    // In one step: what requires it hears that it loads, and waits for it.
    runInAction(() => {
      this.registry.move(id, { phase: 'loading' })
      run.done = this.begin(run)
    })
    return run.done
  }

  /** Ends these plugins and what cannot go on without them. `change` says in the same step what becomes of them. */
  stop(ids: readonly string[], change: () => void): Promise<void> | undefined {
    const going = this.runsThatGoWith(ids)
    const stack = new UndoStack({ clock: this.needs.clock, limit: stopLimit, onFailure: () => undefined })
    for (const run of going) stack.push(() => run.end())
    return this.whileEnding(() => {
      runInAction(() => {
        for (const { manifest } of going) this.interrupt(manifest.id)
        change()
      })
      const gone = going.filter(({ manifest }) => !this.registry.isReady(manifest.id))
      this.needs.closeViews(gone.flatMap(({ manifest }) => manifest.views ?? []))
      return stack.end()
    })
  }

  /** Resolves when the plugin runs, or is known not to; at once when nobody asked for it. */
  async settled(id: string): Promise<void> {
    await this.runs.get(id)?.done.catch(() => undefined)
  }

  private async refuseUnknown(plugin: string): Promise<never> {
    throw await this.needs.explain({ code: 'plugin/unknown', context: { plugin, known: this.registry.order } })
  }

  private async begin(run: PluginRun): Promise<void> {
    const { id } = run.manifest
    try {
      await Promise.all([this.meetNeeds(run), ...this.ending])
      run.check()
      await run.begin()
      run.check()
      this.registry.move(id, { phase: 'active' })
    } catch (error) {
      if (this.runs.get(id) === run) this.fail(run, error as BillfoldError)
      throw error
    }
  }

  /** Loads what is required, and waits for what is used and loads already. All of it starts before this first waits. */
  private async meetNeeds({ manifest: { id, requires = [], uses = [] } }: PluginRun): Promise<void> {
    const { order } = this.registry
    const required = requires.map((key) => this.meet(id, key))
    const used = uses.map((key) => this.registry.holder('key', key) ?? '').filter((other) => order.indexOf(other) < order.indexOf(id))
    await Promise.all([...required, ...used.map((other) => this.settled(other))])
  }

  private async meet(plugin: string, key: string): Promise<void> {
    if (isKernelKey(key) && this.needs.lookup.has(key as Key<unknown>)) return
    const provider = this.registry.holder('key', key)
    if (provider === undefined) throw pluginError('plugin/missing-provider', { plugin, key })
    try {
      await this.activate(provider)
    } catch (cause) {
      throw runningError('plugin/need-failed', { plugin, key, provider, reason: toMessage(cause) }, cause)
    }
  }

  private fail(run: PluginRun, error: BillfoldError): void {
    const { id } = run.manifest
    this.runs.delete(id)
    void this.whileEnding(() => run.end())
    this.registry.move(id, { phase: 'failed', error })
    this.needs.log.error(error.message, error)
    this.needs.publish('plugin:failed', { id, reason: error.message })
  }

  private interrupt(id: string): void {
    this.runs.delete(id)
    this.interrupted.add(id)
    this.registry.move(id, { phase: 'registered' })
  }

  /** Those that run and require what these provide, or keep it; each after what it requires. */
  private runsThatGoWith(ids: readonly string[]): readonly PluginRun[] {
    const going = new Set(ids.filter((id) => this.runs.has(id)))
    const running = this.registry.order.map((id) => this.runs.get(id)).filter((run) => run !== undefined)
    const isGone = (key: string): boolean => this.registry.providers.of('key', key).some((id) => going.has(id))
    for (let size = -1; size < going.size;) {
      size = going.size
      for (const { manifest, kept } of running) {
        if ([...(manifest.requires ?? []), ...kept].some(isGone)) going.add(manifest.id)
      }
    }
    return running.filter(({ manifest }) => going.has(manifest.id))
  }

  /** Gives a promise only when there is something to wait for. */
  private whileEnding(end: () => Promise<void> | undefined): Promise<void> | undefined {
    let finish = (): void => undefined
    const ended = new Promise<void>((resolve) => (finish = resolve))
    const release = (): void => (this.ending.delete(ended), finish())
    this.ending.add(ended)
    const pending = end()
    if (pending === undefined) release()
    return pending?.then(release)
  }
}
