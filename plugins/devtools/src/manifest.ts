import type { PluginManifest } from '@billfold/kernel'

import { devtoolsKey } from './contract.js'

/** Tools for who builds an app: what happened since the start, and faults to switch on. A page for visitors does not register it. */
export function devtools(): PluginManifest {
  return {
    id: 'feature.devtools',
    contract: 1,
    version: '0.0.0',
    provides: [devtoolsKey],
    views: ['Devtools'],
    reaches: [{ inspects: 'requests' }],
    loadOn: ['start'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
