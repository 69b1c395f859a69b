import { slotOf } from '../views/slot-entries.js'
import { findPath } from './load-order.js'
import type { PluginManifest } from './manifest.js'
import type { ProviderIndex } from './provider-index.js'
import type { Refusal } from './refusal.js'

/** Facts that a new manifest is held against. */
export interface Registered {
  readonly providers: ProviderIndex
  /** The switches that exist. */
  readonly features: readonly string[]
  /** The slots of the product. */
  readonly slots: readonly string[]
  manifestOf(id: string): PluginManifest | undefined
}

/** Finds what keeps a manifest from what is registered already, whichever of two came first. */
export function validateRegistration(manifest: PluginManifest, registered: Registered): Refusal | undefined {
  return (
    duplicate(manifest, registered) ?? conflict(manifest, registered) ?? cycle(manifest, registered) ?? unknownName(manifest, registered)
  )
}

function duplicate({ id, version }: PluginManifest, { manifestOf }: Registered): Refusal | undefined {
  const present = manifestOf(id)
  return present && { code: 'plugin/duplicate', context: { plugin: id, versions: [present.version, version] } }
}

function conflict(manifest: PluginManifest, { providers, features }: Registered): Refusal | undefined {
  const { id: plugin, addsFeatures } = manifest
  const found = providers.findConflict(manifest)
  if (found !== undefined) return { code: 'plugin/conflict', context: { plugin, ...found } }
  const taken = addsFeatures?.find(({ key }) => features.includes(key) && providers.of('feature', key).length === 0)
  if (taken === undefined) return undefined
  const expected = 'a list of features that the product does not have'
  return { code: 'plugin/malformed', context: { plugin, field: 'addsFeatures', found: `'${taken.key}'`, expected } }
}

/** Over everything that could provide a key, so that no later change of what takes part can close a circle. */
function cycle(manifest: PluginManifest, { providers, manifestOf }: Registered): Refusal | undefined {
  const { id } = manifest
  const providersOf = (key: string): readonly string[] => [
    ...providers.of('key', key),
    ...(manifest.provides?.some((own) => own === key) ? [id] : []),
  ]
  const find = (plugin: string): PluginManifest | undefined => (plugin === id ? manifest : manifestOf(plugin))
  const requiredBy = (plugin: string): readonly string[] => find(plugin)?.requires?.flatMap(providersOf) ?? []
  const replacedBy = (plugin: string): readonly string[] => {
    const replaced = find(plugin)?.replaces
    return replaced === undefined ? [] : [replaced]
  }
  for (const next of [requiredBy, replacedBy]) {
    for (const step of next(id)) {
      const path = findPath(step, id, next)
      if (path !== undefined) return { code: 'plugin/cycle', context: { plugin: id, path: [id, ...path] } }
    }
  }
  return undefined
}

function unknownName(manifest: PluginManifest, { providers, features, slots: known }: Registered): Refusal | undefined {
  const { id: plugin, feature, slots = [], addsFeatures = [], opensSlots = [] } = manifest
  if (feature !== undefined && !features.includes(feature) && !addsFeatures.some(({ key }) => key === feature)) {
    return { code: 'plugin/unknown-name', context: { plugin, kind: 'feature', name: feature, known: features } }
  }
  const declared = [...known, ...providers.names('slot'), ...opensSlots]
  const name = slots.map(slotOf).find((slot) => slot !== undefined && !declared.includes(slot))
  return name === undefined ? undefined : { code: 'plugin/unknown-name', context: { plugin, kind: 'slot', name, known: declared } }
}
