import type { Billfold } from '@billfold/ui'

import type { Bridge, Values } from './bridge.js'
import type { ExternalStore } from './external-store.js'
import type { Feature, FeatureProgress, FeatureState } from './feature.js'
import { type ServiceHost, loadBridge } from './load-bridge.js'

/** What of a handle is needed to follow a feature. */
export type FeatureHost = ServiceHost & Pick<Billfold, 'getSnapshot' | 'subscribe'>

/**
 * A feature of a handle, for a framework to follow: one store for everybody who asks. Its code is loaded with the first action, or by itself
 * while somebody follows it and an account is connected: a page that nobody is connected to pays nothing.
 */
export function featureStore<S>(billfold: FeatureHost, feature: Feature<S>): ExternalStore<FeatureState<S>> {
  const known = stores.get(billfold) ?? new Map<Feature<never>, FeatureFollower>()
  stores.set(billfold, known)
  const row = feature as Feature<never>
  const store = known.get(row) ?? new FeatureFollower(billfold, row)
  known.set(row, store)
  return store as unknown as ExternalStore<FeatureState<S>>
}

const stores = new WeakMap<FeatureHost, Map<Feature<never>, FeatureFollower>>()

class FeatureFollower implements ExternalStore<Values> {
  private readonly listeners = new Set<() => void>()
  private readonly blank: Values
  private state: Values
  private bridge: Bridge | undefined
  private loading: Promise<Bridge | undefined> | undefined
  private unfollow: readonly (() => void)[] = []

  constructor(
    private readonly billfold: FeatureHost,
    private readonly feature: Feature<unknown>,
  ) {
    if (feature.plugin !== undefined) billfold.register(feature.plugin())
    const members = Object.entries<string>(feature.members)
    this.blank = {
      ...Object.fromEntries(members.map(([name, kind]) => [name, kind === 'action' ? this.action(name) : undefined])),
      ...({ readiness: 'idle', failure: undefined, load: () => this.load().then(nothing, nothing) } satisfies FeatureProgress),
    }
    this.state = this.blank
  }

  readonly getSnapshot = (): Values => this.state
  readonly getServerSnapshot = (): Values => this.blank

  readonly subscribe = (listener: () => void): (() => void) => {
    const entry = (): void => listener()
    this.listeners.add(entry)
    if (this.listeners.size === 1) this.begin()
    return () => {
      if (this.listeners.delete(entry) && this.listeners.size === 0) this.end()
    }
  }

  private begin(): void {
    this.unfollow = [this.billfold.subscribe(() => this.loadIfConnected())]
    if (this.bridge !== undefined) this.follow(this.bridge)
    this.loadIfConnected()
  }

  private end(): void {
    for (const undo of this.unfollow) undo()
    this.unfollow = []
  }

  private loadIfConnected(): void {
    const isConnected = this.billfold.getSnapshot().account.status === 'connected'
    if (isConnected && this.state['readiness'] === 'idle') this.load().catch(nothing)
    // Another account may be of a family that has the feature.
    if (!isConnected && this.bridge === undefined && this.loading === undefined) this.tell({ readiness: 'idle', failure: undefined })
  }

  /** A function of the service, which is loaded before it. */
  private action(name: string): (...given: readonly unknown[]) => Promise<unknown> {
    return async (...given) => {
      const bridge = this.bridge ?? (await this.load())
      if (bridge === undefined) throw new Error(`No plugin of this page that takes part has ${this.feature.key}: is it registered?`)
      const service = bridge.found as Readonly<Record<string, ((...given: readonly unknown[]) => unknown) | undefined>>
      return service[name]?.(...given)
    }
  }

  private load(): Promise<Bridge | undefined> {
    if (this.bridge !== undefined) return Promise.resolve(this.bridge)
    this.loading ??= this.fetch().finally(() => (this.loading = undefined))
    return this.loading
  }

  private async fetch(): Promise<Bridge | undefined> {
    this.tell({ readiness: 'loading', failure: undefined })
    try {
      const bridge = await loadBridge(this.billfold, this.feature.key)
      if (bridge === undefined) this.tell({ readiness: 'absent' })
      else this.take(bridge)
      return bridge
    } catch (failure) {
      if ((failure as { readonly code?: unknown } | undefined)?.code === 'plugin/missing-provider')
        return this.tell({ readiness: 'absent' })
      this.tell({ readiness: 'failed', failure })
      throw failure
    }
  }

  private take(bridge: Bridge): void {
    this.bridge = bridge
    bridge.ended.addEventListener('abort', () => this.leave(bridge))
    // Also for who does not follow it yet: an action may be all that is wanted, and the next to follow has the newest.
    if (this.listeners.size > 0) this.follow(bridge)
    this.tell({ readiness: 'ready' })
  }

  private follow(bridge: Bridge): void {
    this.unfollow = [...this.unfollow, bridge.follow(this.feature.members, (values) => this.tell(values))]
  }

  /** The plugin stopped: a switch was turned off, or its family left. */
  private leave(bridge: Bridge): void {
    if (this.bridge !== bridge) return
    this.bridge = undefined
    this.tell(this.blank)
  }

  private tell(part: Values): undefined {
    if (Object.entries(part).every(([name, value]) => Object.is(this.state[name], value))) return
    this.state = { ...this.state, ...part }
    for (const listener of [...this.listeners]) listener()
  }
}

function nothing(): void {
  return undefined
}
