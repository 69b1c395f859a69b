import type { PluginManifest } from '@billfold/kernel'
import { type NamesOptions, ensKey } from './contract.js'

export type { NamesOptions } from './contract.js'

/** Names in place of addresses. So far those that a chain itself knows. */
export function names(options: NamesOptions = {}): PluginManifest {
  const { network = 'eip155:1', suffixes = ['.eth'] } = options
  const [namespace = ''] = network.split(':')
  return {
    id: 'feature.names',
    contract: 1,
    version: '0.0.0',
    provides: [ensKey],
    slots: [{ slot: 'name.resolvers', order: 10, item: { namespaces: [namespace as 'eip155'], suffixes, resolver: ensKey } }],
    reaches: [{ stored: 'cache.names' }],
    load: async () => (await import('./plugin.js')).plugin({ ...options, network }),
  }
}

export type {} from './contract.js'
