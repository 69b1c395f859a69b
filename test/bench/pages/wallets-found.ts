import type { PluginManifest } from '@billfold/kernel'

/** Finds a few wallets, as a chain's plugin does when the browser has some. */
export function walletsFound(): PluginManifest {
  return {
    id: 'connector.found',
    contract: 1,
    namespaces: ['seamoss'],
    loadOn: ['open', 'namespace:seamoss'],
    load: async () => (await import('./wallets-found-plugin.js')).plugin,
  }
}
