import { knownNamespaces } from '../../core/caip/namespaces.js'
import { readField } from '../../core/parse.js'
import type { PluginManifest } from '../../core/plugins/manifest.js'
import { manifestFields } from '../../core/plugins/read-manifest.js'
import type { ReadOptionsContext } from './read-options.js'

/** The names that plugins add to what a host may configure. The manifests may be anything. */
export function namesOf(manifests: readonly unknown[]): ReadOptionsContext {
  const all = <K extends 'addsFeatures' | 'namespaces' | 'reaches'>(field: K): readonly NonNullable<PluginManifest[K]>[number][] =>
    manifests.flatMap((manifest) => (manifestFields[field](readField(manifest, field)) ?? []) as [])
  return {
    features: all('addsFeatures'),
    endpoints: all('reaches').flatMap((reach) => ('endpoint' in reach ? [reach.endpoint] : [])),
    isKnownNamespace: knownNamespaces(new Set<string>(all('namespaces'))),
  }
}
