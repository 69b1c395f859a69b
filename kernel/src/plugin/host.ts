import { type ObservableSet, observable, reaction, runInAction } from 'mobx'
import type { Token } from '../contract/token.js'
import { kernelError } from '../compose/errors.js'
import type { BillfoldError } from '../errors/billfold-error.js'
import { toMessage } from '../errors/to-message.js'
import { pluginLimits } from './limits.js'
import { Lives, type LivesNeeds } from './lives.js'
import type { LoadOn, PluginManifest } from './manifest.js'
import type { PluginRuntime } from './runtime.js'
import type { PluginStatus } from './plugin-status.js'
import { Provided } from './provided.js'
import { PluginRegistry, type RegistryNeeds } from './registry.js'
import { Strikes } from './strikes.js'

export interface PluginHostNeeds extends LivesNeeds, RegistryNeeds {}

interface Refused {
  readonly manifest: unknown
  readonly error: BillfoldError
}

/**
 * The plugins of a kernel. They may be registered and unregistered at any moment. A plugin loads when something of it is used or
 * when its `loadOn` says so, and stops when it takes no part any more. Nothing that it does keeps the others from working.
 */
export class PluginHost {
  readonly provided: Provided
  readonly registry: PluginRegistry
  private readonly lives: Lives
  private readonly strikes = new Strikes()
  private readonly fired: ObservableSet<LoadOn> = observable.set<LoadOn>()
  private readonly unfollow: () => void
  private isOver = false

  constructor(private readonly needs: PluginHostNeeds) {
    const registry = new PluginRegistry(needs)
    this.registry = registry
    this.lives = new Lives(registry, needs)
    this.provided = new Provided({ shelf: needs.shelf, registry, lives: this.lives })
    this.unfollow = reaction(
      () => ({
        off: registry.idsWhere(({ manifest: { id } }) => this.lives.get(id) !== undefined && registry.offReason(id) !== undefined),
        due: this.due,
      }),
      ({ off, due }) => this.follow(off, due),
    )
  }

  /** Where every plugin stands, those that were refused included. Observable. */
  get list(): readonly PluginStatus[] {
    return this.registry.list
  }

  /** Where one plugin stands; undefined for one that nobody registered. Observable. */
  status(id: string): PluginStatus | undefined {
    return this.registry.status(id)
  }

  /** Registers a plugin, at any moment. One that does not fit is refused with an error that says what to do. */
  register(manifest: PluginManifest): void {
    if (this.isOver) throw kernelError('kernel/destroyed', { operation: 'plugins.register' })
    const [refused] = this.registerSome([manifest])
    if (refused === undefined) return
    this.refuse(refused)
    throw refused.error
  }

  /** Registers what fits, in whichever order it came; what does not is listed as failed and keeps nobody else from running. */
  registerAll(manifests: readonly PluginManifest[]): void {
    // Whatever the host handed over: what is no list is one manifest that does not fit.
    const refused = runInAction(() => this.registerSome([manifests].flat()))
    for (const each of refused) this.refuse(each)
  }

  /** Takes a plugin out, and stops before it what cannot go on without it. Resolves when all that is undone. */
  async unregister(id: string): Promise<void> {
    this.strikes.clear(id)
    await this.lives.stop([id], () => {
      this.lives.rest(id)
      this.registry.remove(id)
    })
  }

  /** Loads and starts a plugin, with what it requires before it. After a failure it tries again. */
  activate(id: string): Promise<void> {
    const activated = this.isOver
      ? Promise.reject(kernelError('kernel/destroyed', { operation: 'plugins.activate' }))
      : this.lives.activate(id)
    // Who asked hears of it; a caller that does not listen must not see an unhandled rejection in the host's page.
    activated.catch(() => undefined)
    return activated
  }

  /** Stops a plugin and what cannot go on without it. It loads again when somebody asks for it. */
  async deactivate(id: string): Promise<void> {
    await this.lives.stop([id], () => this.lives.rest(id))
  }

  /** Says that a moment of `loadOn` has come: what waits for it loads, now and later. Resolves when all that loads has settled. */
  async fire(moment: LoadOn): Promise<void> {
    runInAction(() => this.fired.add(moment))
    const waiting = this.registry.idsWhere(({ manifest }) => manifest.loadOn?.includes(moment) ?? false)
    await Promise.allSettled(waiting.map((id) => this.lives.settled(id)))
    // A wallet that is chosen next should not have to wait for it. When it does not arrive, whoever needs it fetches it again.
    if (moment === 'idle') await Promise.allSettled([this.needs.starter(), this.needs.shelf.prepare()])
  }

  /** Fetches the code of what a moment will load, ahead of it. None of it runs; what does not arrive is fetched again when it must. */
  warm(moment: LoadOn): void {
    const ahead = this.registry.idsWhere(({ manifest: { id, loadOn } }) => loadOn?.includes(moment) === true && this.registry.isReady(id))
    for (const code of [...ahead.map((id) => this.fetch(id)), ...(ahead.length > 0 ? [this.needs.starter()] : [])])
      code.catch(() => undefined)
  }

  /** Counts a failure in what a plugin gave to others; the third turns it off. */
  strike(id: string, error: unknown): void {
    this.needs.log.error(`${id} failed: ${toMessage(error)}`, error)
    if (!this.strikes.add(id)) return
    const reason = `it failed ${pluginLimits.strikes} times, at last with: ${toMessage(error)}`
    this.registry.move(id, { struck: reason })
    this.needs.publish('plugin:failed', { id, reason })
  }

  /** What a plugin that runs has brought; undefined while it does not run. */
  runtimeOf(id: string): PluginRuntime | undefined {
    return this.lives.get(id)?.runtime
  }

  /** Runs what a plugin gave to others. What it throws, or rejects with, counts as a failure of the plugin and goes on to the caller. */
  watch<T>(id: string, run: () => T): T {
    try {
      const result = run()
      if (result instanceof Promise) result.catch((error: unknown) => this.strike(id, error))
      return result
    } catch (error) {
      this.strike(id, error)
      throw error
    }
  }

  /** Stops every plugin, for good. Gives a promise only when there is something to wait for. */
  dispose(): Promise<void> | undefined {
    this.isOver = true
    this.unfollow()
    const { order } = this.registry
    return this.lives.stop(order, () => order.forEach((id) => this.registry.remove(id)))
  }

  /** What should load by itself: its moment has come, or it was interrupted, and nothing keeps it. */
  private get due(): readonly string[] {
    return this.registry.idsWhere(({ manifest: { id, loadOn = [] }, phase }) => {
      const isAsked = phase === 'registered' && (this.lives.interrupted.has(id) || loadOn.some((moment) => this.fired.has(moment)))
      return isAsked && this.registry.isReady(id)
    })
  }

  /** In an async function, what a manifest throws is a rejection too. */
  private async fetch(id: string): Promise<void> {
    await this.registry.get(id)?.manifest.load()
  }

  private follow(off: readonly string[], due: readonly string[]): void {
    if (off.length > 0) void this.lives.stop(off)
    if (due.length === 0) return
    for (const id of this.registry.order.filter((each) => due.includes(each))) void this.activate(id)
  }

  /** Tries again what was refused as long as that helps: one may name a slot or a feature that a later one brings. */
  private registerSome(manifests: readonly unknown[]): readonly Refused[] {
    const refused = manifests.flatMap((manifest) => {
      try {
        this.registry.add(manifest)
        return []
      } catch (error) {
        return [{ manifest, error: error as BillfoldError }]
      }
    })
    return refused.length === manifests.length ? refused : this.registerSome(refused.map(({ manifest }) => manifest))
  }

  private refuse({ manifest, error }: Refused): void {
    const id = this.registry.refuse(manifest, error)
    this.needs.log.error(error.message, error)
    this.needs.publish('plugin:failed', { id, reason: error.message })
  }
}

/** The plugins of a kernel. */
export const pluginsKey = 'kernel.plugins' as Token<PluginHost>
