import type { Key, PluginManifest } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

import type { Bridge } from './bridge.js'

/** What of a handle is needed to reach the services of its plugins. */
export type ServiceHost = Pick<Billfold, 'getProvider' | 'register'>

/**
 * Loads a service of a plugin by the key that its contract has, with what follows it. Undefined while no plugin that takes part has it. A plugin of the host
 * requires the service, and is asked for as a provider is.
 */
export async function loadBridge(billfold: ServiceHost, key: Key<unknown>): Promise<Bridge | undefined> {
  const place = key as never
  const known = registered.get(billfold) ?? new Set<string>()
  registered.set(billfold, known)
  if (!known.has(key)) billfold.register(bridgeManifest(key, `chain.host-provider:${key}` as Key<object>))
  known.add(key)
  try {
    return (await billfold.getProvider(place)) as Bridge | undefined
  } catch (error) {
    // Nobody registered a plugin for it: the log says so.
    if ((error as { readonly code?: unknown } | undefined)?.code === 'plugin/missing-provider') return undefined
    throw error
  }
}

const registered = new WeakMap<ServiceHost, Set<string>>()

function bridgeManifest(key: Key<unknown>, bridgeKey: Key<object>): PluginManifest {
  return {
    id: `feature.headless.${key.replaceAll(/[^\w.-]/g, '-')}`,
    contract: 1,
    requires: [key],
    provides: [bridgeKey],
    load: async () => (await import('./bridge.js')).bridgePlugin(key, bridgeKey),
  }
}
