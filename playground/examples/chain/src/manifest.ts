import type { PluginManifest } from '@billfold/kernel'
import { familyManifest } from '@billfold/kernel/manifest'
import type { SeaMossOptions } from './contract.js'

/** The Sea moss family: plain data until something of it is used. */
export function seaMoss(options: SeaMossOptions = {}): PluginManifest {
  return familyManifest('seamoss', {
    options,
    version: '0.1.0',
    order: 38,
    rpc: ['connect', 'accounts', 'network', 'disconnect', 'switchNetwork', 'addNetwork', 'sign', 'send'],
    can: ['switchNetwork', 'addNetwork', 'signMessage', 'transfer', 'balance'],
    load: () => import('./plugin.js'),
  })
}

export type {} from './contract.js'
