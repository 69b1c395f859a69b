import type { PluginManifest } from '@billfold/kernel'
import { eip155WalletsKey } from '@billfold/eip155/contract'
import type { SafeOptions } from './contract.js'

/** The Safe around the page: nothing of it is loaded but in a frame. */
export function safe(options: SafeOptions = {}): PluginManifest {
  return {
    id: 'connector.safe',
    contract: 1,
    version: '0.0.0',
    namespaces: ['eip155'],
    requires: [eip155WalletsKey],
    loadOn: ['framed'],
    load: async () => (await import('./plugin.js')).plugin(options),
  }
}

export type {} from './contract.js'
