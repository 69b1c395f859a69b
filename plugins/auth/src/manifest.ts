import type { PluginManifest } from '@billfold/kernel'

/** Login by e-mail and social accounts. So far it only takes both away from a page whose origin the project does not allow. */
export function auth(): PluginManifest {
  return {
    id: 'connector.auth',
    contract: 1,
    version: '0.0.0',
    reaches: [{ endpoint: 'wallet' }],
    loadOn: ['start'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}
