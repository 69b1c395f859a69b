import type { Key } from '../services/token.js'
import type { Shelf } from '../services/shelf.js'
import { pluginError } from './errors.js'
import type { PluginRegistry } from './registry.js'

export interface ProvidedNeeds {
  readonly shelf: Shelf
  readonly registry: PluginRegistry
  activate(id: string): Promise<void>
}

/** What plugins provide to the kernel and to the host, by key. */
export class Provided {
  constructor(private readonly needs: ProvidedNeeds) {}

  /** The service of the kernel or of a plugin that runs; an error when there is none. */
  get<T>(key: Key<T>): T {
    const { shelf, registry } = this.needs
    if (shelf.has(key)) return shelf.get(key)
    const provider = registry.holder('key', key)
    if (provider === undefined) throw pluginError('plugin/missing-provider', { plugin: 'The host', key })
    throw pluginError('plugin/not-active', { plugin: provider, key })
  }

  /** The service, after the plugin that provides it was loaded. */
  async load<T>(key: Key<T>): Promise<T> {
    const provider = this.needs.registry.holder('key', key)
    if (provider !== undefined) await this.needs.activate(provider)
    return this.get(key)
  }

  /** The service while the plugin that provides it runs. Observable. */
  find<T>(key: Key<T>): T | undefined {
    const { registry } = this.needs
    const provider = registry.get(registry.holder('key', key) ?? '')
    return provider?.phase === 'active' ? this.get(key) : undefined
  }

  /** True when a plugin that takes part provides the key, loaded or not. Observable. */
  has(key: Key<unknown>): boolean {
    const { registry } = this.needs
    return registry.claimants('key', key).some((id) => registry.offReason(id) === undefined)
  }
}
