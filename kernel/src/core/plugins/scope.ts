import type { BillfoldError } from '../errors/billfold-error.js'
import type { Key } from '../services/key.js'
import { ownKey } from '../services/keys.js'
import type { ServiceLookup } from '../services/service-lookup.js'
import { pluginError } from './errors.js'
import type { Facades, PluginOwner } from './facades.js'
import { relationTo } from './read-runtime.js'
import { runningError } from './running-errors.js'
import type { PluginScope } from './runtime.js'

export interface ScopeNeeds {
  readonly lookup: Pick<ServiceLookup, 'has' | 'get'>
  readonly facades: Facades
  readonly owner: PluginOwner
  /** The keys that the plugin itself binds. */
  readonly ownKeys: readonly string[]
}

/** The doors of one running plugin: to services, by what its manifest declares, and to what undoes it. */
export class Scope implements PluginScope {
  readonly signal: AbortSignal
  /** The plugin's own views of services of the kernel, each made when it is first asked for. */
  private readonly kernel = new Map<string, unknown>()

  constructor(private readonly needs: ScopeNeeds) {
    this.signal = needs.owner.signal
  }

  get<T>(key: Key<T>): T {
    const relation = this.admit(key)
    if (relation === 'used') throw this.undeclared(key, `Ask with scope.find(), or move '${key}' from 'uses' to 'requires'.`)
    if (!this.isBound(key)) throw pluginError('plugin/missing-provider', { plugin: this.id, key })
    return this.resolve(key)
  }

  find<T>(key: Key<T>): T | undefined {
    this.admit(key)
    return this.isBound(key) ? this.resolve(key) : undefined
  }

  onStop(undo: () => void | Promise<void>): void {
    this.needs.owner.hold(undo)
  }

  /** Key by which the container holds what this plugin knows as `key`: its own are under a key that nobody else has. */
  locate<T>(key: Key<T>): Key<T> {
    const { ownKeys, owner } = this.needs
    const isPrivate = ownKeys.includes(key) && !owner.manifest.provides?.includes(key)
    return isPrivate ? ownKey(key, this.id) : key
  }

  private get id(): string {
    return this.needs.owner.manifest.id
  }

  private resolve<T>(key: Key<T>): T {
    const { facades, owner, lookup } = this.needs
    if (!Object.hasOwn(facades, key)) return lookup.get(this.locate(key))
    if (!this.kernel.has(key)) this.kernel.set(key, facades[key]?.(owner))
    return this.kernel.get(key) as T
  }

  private isBound(key: Key<unknown>): boolean {
    return Object.hasOwn(this.needs.facades, key) || this.needs.lookup.has(this.locate(key))
  }

  private admit(key: Key<unknown>): ReturnType<typeof relationTo> {
    if (this.signal.aborted) throw runningError('plugin/stopped', { plugin: this.id })
    const relation = relationTo(key, this.needs.owner.manifest, this.needs.ownKeys)
    if (relation === undefined) throw this.undeclared(key, `Add '${key}' to 'requires' or 'uses' of its manifest.`)
    return relation
  }

  private undeclared(key: string, remedy: string): BillfoldError {
    return runningError('plugin/undeclared', { plugin: this.id, what: `the service '${key}'`, remedy })
  }
}
