import { type ObservableSet, observable, reaction, runInAction } from 'mobx'
import type { Publish } from '../open.js'
import { kernelError } from '../errors/kernel-errors.js'
import type { Lazy } from '../lazy.js'
import type { Key } from '../services/key.js'
import type { ServiceLookup } from '../services/service-lookup.js'
import { type BillfoldError, isBillfoldError } from '../errors/billfold-error.js'
import { type Explain, briefError } from '../errors/explained.js'
import { toMessage } from '../errors/to-message.js'
import type { Log } from '../log/log.js'
import { pluginError } from './errors.js'
import type { LoadOn, PluginManifest } from './manifest.js'
import type { PluginRuntime } from './runtime.js'
import type { PluginRuns } from './plugin-runs.js'
import type { Refusal } from './refusal.js'
import { PluginRegistry, type PluginStatus, type RegistryNeeds } from './registry.js'

export interface PluginHostNeeds extends RegistryNeeds {
  readonly lookup: ServiceLookup
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly publish: Publish
  /** Runs plugins; loaded with the first of them. */
  readonly runs: (registry: PluginRegistry) => Lazy<PluginRuns>
  readonly explain: Explain
}

/** Failures of a plugin in the hands of others until it is turned off. */
const mostFailures = 3

interface Refused {
  readonly manifest: unknown
  readonly refusal: Refusal
}

/**
 * The plugins of a kernel. They may be registered and unregistered at any moment. A plugin loads when something of it is used or
 * when its `loadOn` says so, and stops when it takes no part any more. Nothing that it does keeps the others from working.
 */
export class PluginHost {
  readonly registry: PluginRegistry
  readonly runs: Lazy<PluginRuns>
  private readonly failureCounts = new Map<string, number>()
  private readonly fired: ObservableSet<LoadOn> = observable.set<LoadOn>()
  private readonly unfollow: () => void
  private isAsked = false
  private isOver = false

  constructor(private readonly needs: PluginHostNeeds) {
    const registry = new PluginRegistry(needs)
    this.registry = registry
    this.runs = needs.runs(registry)
    this.unfollow = reaction(
      () => ({
        off: registry.idsWhere(({ manifest: { id } }) => this.runs.value?.get(id) !== undefined && registry.offReason(id) !== undefined),
        due: this.due,
      }),
      ({ off, due }) => this.follow(off, due),
    )
  }

  /** Status of every plugin, those that were refused included. Observable. */
  get list(): readonly PluginStatus[] {
    return this.registry.list
  }

  /** Status of one plugin; undefined for one that nobody registered. Observable. */
  status(id: string): PluginStatus | undefined {
    return this.registry.status(id)
  }

  /** The service of the kernel or of a plugin that runs; an error when there is none. */
  get<T>(key: Key<T>): T {
    const { lookup } = this.needs
    if (lookup.has(key)) return lookup.get(key)
    const plugin = this.registry.holder('key', key)
    if (plugin === undefined) throw pluginError('plugin/missing-provider', { plugin: 'The host', key })
    throw pluginError('plugin/not-active', { plugin, key })
  }

  /** The service, after the plugin that provides it was loaded. */
  async load<T>(key: Key<T>): Promise<T> {
    const provider = this.registry.holder('key', key)
    if (provider !== undefined) await this.activate(provider)
    return this.get(key)
  }

  /** The service while the plugin that provides it runs. Observable. */
  find<T>(key: Key<T>): T | undefined {
    const provider = this.registry.get(this.registry.holder('key', key) ?? '')
    return provider?.phase === 'active' ? this.get(key) : undefined
  }

  /** True when a plugin that takes part provides the key, loaded or not. Observable. */
  has(key: Key<unknown>): boolean {
    return this.registry.providersOf('key', key).some((id) => this.registry.offReason(id) === undefined)
  }

  /** Registers a plugin in this turn, at any moment. One that does not fit is refused: rejects with an error that says what to do. */
  register(manifest: PluginManifest): Promise<void> {
    return heardOrNot(this.registerOne(manifest))
  }

  /**
   * Registers what fits in this turn, in whichever order it came; what does not is listed as failed and keeps nobody else from
   * running. Resolves when it is told why. Never rejects.
   */
  async registerAll(manifests: readonly PluginManifest[]): Promise<void> {
    // The host may hand over anything: no list counts as one manifest that does not fit.
    const refused = runInAction(() => this.registerSome([manifests].flat()))
    await Promise.all(refused.map((each) => this.refuse(each)))
  }

  /** Takes a plugin out, and stops before it what cannot go on without it. Resolves when all that is undone. */
  async unregister(id: string): Promise<void> {
    this.failureCounts.delete(id)
    await this.stop([id], () => {
      this.leaveStopped(id)
      this.registry.remove(id)
    })
  }

  /** Loads and starts a plugin, with what it requires before it. After a failure it tries again. */
  activate(id: string): Promise<void> {
    return heardOrNot(this.isOver ? Promise.reject(kernelError('kernel/destroyed', { operation: 'plugins.activate' })) : this.begin(id))
  }

  /** Stops a plugin and what cannot go on without it. It loads again when somebody asks for it. */
  async deactivate(id: string): Promise<void> {
    // A plugin that waits to begin is stopped like one that runs: after it began.
    if (this.isAsked && this.runs.value === undefined) await this.runs.load().catch(() => undefined)
    await this.stop([id], () => this.leaveStopped(id))
  }

  /** Says that a moment of `loadOn` has come: what waits for it loads, now and later. Resolves when all that loads has settled. */
  async fire(moment: LoadOn): Promise<void> {
    runInAction(() => this.fired.add(moment))
    const waiting = this.registry.idsWhere(({ manifest }) => manifest.loadOn?.includes(moment) ?? false)
    if (this.isAsked) await this.runs.use((runs) => Promise.all(waiting.map((id) => runs.settled(id)))).catch(() => undefined)
    // A wallet that is chosen next should not have to wait for it. When it does not arrive, whoever needs it fetches it again.
    if (moment === 'idle') await Promise.allSettled([this.runs.load(), this.needs.lookup.container.load()])
  }

  /** Fetches the code of what a moment will load, ahead of it. None of it runs; what does not arrive is fetched again when it must. */
  warm(moment: LoadOn): void {
    const ahead = this.registry.idsWhere(({ manifest: { id, loadOn } }) => loadOn?.includes(moment) === true && this.registry.isReady(id))
    if (ahead.length === 0) return
    const { container } = this.needs.lookup
    const isContainerNeeded = ahead.some((id) => this.registry.get(id)?.manifest.provides?.length)
    const codes = [this.runs.load(), ...ahead.map((id) => this.fetch(id)), ...(isContainerNeeded ? [container.load()] : [])]
    for (const code of codes) code.catch(() => undefined)
  }

  /** Counts a failure in what a plugin gave to others; the third turns it off. */
  countFailure(id: string, error: unknown): void {
    this.needs.log.error(`${id} failed: ${toMessage(error)}`, error)
    const count = (this.failureCounts.get(id) ?? 0) + 1
    this.failureCounts.set(id, count)
    if (count !== mostFailures) return
    const reason = `it failed ${mostFailures} times, at last with: ${toMessage(error)}`
    this.registry.move(id, { disabledReason: reason })
    this.needs.publish('plugin:failed', { id, reason })
  }

  /** Runtime of a plugin that runs; undefined while it does not. */
  runtimeOf(id: string): PluginRuntime | undefined {
    return this.runs.value?.get(id)?.runtime
  }

  /** Runs what a plugin gave to others. What it throws, or rejects with, counts as a failure of the plugin and goes on to the caller. */
  watch<T>(id: string, run: () => T): T {
    try {
      const result = run()
      if (result instanceof Promise) result.catch((error: unknown) => this.countFailure(id, error))
      return result
    } catch (error) {
      this.countFailure(id, error)
      throw error
    }
  }

  /** Stops every plugin, for good. Gives a promise only when there is something to wait for. */
  dispose(): Promise<void> | undefined {
    this.isOver = true
    this.unfollow()
    const { order } = this.registry
    // First what runs: a loader that is disposed gives nothing any more.
    const pending = this.stop(order, () => order.forEach((id) => this.registry.remove(id)))
    this.runs.dispose()
    return pending
  }

  /** Plugins that load by themselves now: their moment has come, or they were interrupted, and nothing keeps them. */
  private get due(): readonly string[] {
    return this.registry.idsWhere(({ manifest: { id, loadOn = [] }, phase }) => {
      const isAsked =
        phase === 'registered' && (this.runs.value?.interrupted.has(id) === true || loadOn.some((moment) => this.fired.has(moment)))
      return isAsked && this.registry.isReady(id)
    })
  }

  private begin(id: string): Promise<void> {
    this.isAsked = true
    const { value: here } = this.runs
    if (here !== undefined) return here.activate(id)
    const begun = this.runs.use((runs) => runs.activate(id))
    begun.catch((error: unknown) => isBillfoldError(error, 'kernel/not-arrived') && this.fail(id, error))
    return begun
  }

  private fail(id: string, error: BillfoldError): void {
    this.registry.move(id, { phase: 'failed', error })
    this.needs.log.error(error.message, error)
    this.needs.publish('plugin:failed', { id, reason: error.message })
  }

  /** Ends these plugins and what cannot go on without them. While nothing ever ran there is nothing to end. */
  private stop(ids: readonly string[], change: () => void): Promise<void> | undefined {
    const { value: here } = this.runs
    if (here !== undefined) return here.stop(ids, change)
    runInAction(change)
    return undefined
  }

  /** Leaves a stopped plugin alone until somebody asks for it. */
  private leaveStopped(id: string): void {
    this.runs.value?.interrupted.delete(id)
    this.registry.move(id, { phase: 'stopped' })
  }

  /** In an async function, what a manifest throws is a rejection too. */
  private async fetch(id: string): Promise<void> {
    await this.registry.get(id)?.manifest.load()
  }

  private follow(off: readonly string[], due: readonly string[]): void {
    if (off.length > 0) void this.stop(off, () => undefined)
    if (due.length === 0) return
    for (const id of this.registry.order.filter((each) => due.includes(each))) void this.activate(id)
  }

  private async registerOne(manifest: PluginManifest): Promise<void> {
    if (this.isOver) throw kernelError('kernel/destroyed', { operation: 'plugins.register' })
    const [refused] = this.registerSome([manifest])
    if (refused !== undefined) throw await this.refuse(refused)
  }

  /** Tries again what was refused as long as that helps: one may name a slot or a feature that a later one brings. */
  private registerSome(manifests: readonly unknown[]): readonly Refused[] {
    const refused = manifests.flatMap((manifest) => {
      const refusal = this.registry.add(manifest)
      return refusal === undefined ? [] : [{ manifest, refusal }]
    })
    return refused.length === manifests.length ? refused : this.registerSome(refused.map(({ manifest }) => manifest))
  }

  /** Lists what was refused as failed: by the code of the error at first, which stands when the text does not arrive. */
  private async refuse({ manifest, refusal }: Refused): Promise<BillfoldError> {
    const brief = briefError(refusal)
    const id = this.registry.refuse(manifest, brief)
    const error = await this.needs.explain(refusal)
    // Unless it was unregistered, or put right, meanwhile.
    if (this.registry.status(id)?.error === brief) this.registry.refuse(manifest, error)
    this.needs.log.error(error.message, error)
    this.needs.publish('plugin:failed', { id, reason: error.message })
    return error
  }
}

/** The caller hears of a failure; one that does not listen must not see an unhandled rejection in the host's page. */
function heardOrNot<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
