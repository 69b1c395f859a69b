import type { ChainNamespace } from '../caip/ids.js'
import type { FeatureKey } from '../open.js'
import type { PluginManifest } from './manifest.js'

/** What decides whether a plugin takes part. Each answer may be observable. */
export interface Situation {
  isFeatureOn(key: FeatureKey): boolean
  /** True while the host has configured a network of the family. */
  hasNetwork(namespace: ChainNamespace): boolean
  /** The plugin that stands in for this one. */
  replacementOf(id: string): string | undefined
  /** Why a key that is required cannot be had although somebody provides it. */
  whyMissing(key: string): string | undefined
}

/** Why a plugin takes no part; undefined when it does. Pure: everything it depends on is an argument. */
export function offReason({ id, feature, namespaces, requires = [] }: PluginManifest, situation: Situation): string | undefined {
  const replacement = situation.replacementOf(id)
  if (replacement !== undefined) return `replaced by ${replacement}`
  if (feature !== undefined && !situation.isFeatureOn(feature)) return `the feature '${feature}' is off`
  if (namespaces !== undefined && !namespaces.some((namespace) => situation.hasNetwork(namespace))) {
    return `no network of ${namespaces.join(', ')} is configured`
  }
  for (const key of requires) {
    const missing = situation.whyMissing(key)
    if (missing !== undefined) return `it requires '${key}' of ${missing}`
  }
  return undefined
}
