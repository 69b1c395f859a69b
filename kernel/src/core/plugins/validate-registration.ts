import { slotOf } from '../views/slots.js'
import { pluginError } from './errors.js'
import { findPath } from './load-order.js'
import type { PluginManifest } from './manifest.js'
import type { ProviderIndex } from './provider-index.js'
import { nearestKnown } from '../errors/nearest.js'

/** Facts that a new manifest is held against. */
export interface Registered {
  readonly providers: ProviderIndex
  /** The switches that exist. */
  readonly features: readonly string[]
  /** The slots of the product. */
  readonly slots: readonly string[]
  manifestOf(id: string): PluginManifest | undefined
}

/** Refuses a manifest that does not fit what is registered already, whichever of two came first. */
export function validateRegistration(manifest: PluginManifest, registered: Registered): void {
  refuseDuplicate(manifest, registered)
  refuseConflict(manifest, registered)
  refuseCycle(manifest, registered)
  refuseUnknownNames(manifest, registered)
}

function refuseDuplicate({ id, version }: PluginManifest, { manifestOf }: Registered): void {
  const present = manifestOf(id)
  if (present === undefined) return
  throw pluginError('plugin/duplicate', { plugin: id, versions: [present.version ?? 'without a number', version ?? 'without a number'] })
}

function refuseConflict(manifest: PluginManifest, { providers, features }: Registered): void {
  const conflict = providers.findConflict(manifest)
  if (conflict !== undefined) throw pluginError('plugin/conflict', { plugin: manifest.id, ...conflict })
  const taken = manifest.addsFeatures?.find(({ key }) => features.includes(key) && providers.of('feature', key).length === 0)
  if (taken === undefined) return
  const expected = 'a list of features that the product does not have'
  throw pluginError('plugin/malformed', { plugin: manifest.id, field: 'addsFeatures', expected, found: `'${taken.key}'` })
}

/** Over everything that could provide a key, so that no later change of what takes part can close a circle. */
function refuseCycle(manifest: PluginManifest, { providers, manifestOf }: Registered): void {
  const { id } = manifest
  const providersOf = (key: string): readonly string[] => [
    ...providers.of('key', key),
    ...(manifest.provides?.some((own) => own === key) ? [id] : []),
  ]
  const requiredBy = (plugin: string): readonly string[] =>
    (plugin === id ? manifest : manifestOf(plugin))?.requires?.flatMap(providersOf) ?? []
  const replacedBy = (plugin: string): readonly string[] => {
    const replaced = (plugin === id ? manifest : manifestOf(plugin))?.replaces
    return replaced === undefined ? [] : [replaced]
  }
  for (const next of [requiredBy, replacedBy]) {
    const path = next(id)
      .map((step) => findPath(step, id, next))
      .find((found) => found !== undefined)
    if (path !== undefined) throw pluginError('plugin/cycle', { plugin: id, path: [id, ...path] })
  }
}

function refuseUnknownNames({ id, feature, slots, ...own }: PluginManifest, { providers, features, slots: known }: Registered): void {
  const adds = own.addsFeatures?.some(({ key }) => key === feature)
  if (feature !== undefined && !adds && !features.includes(feature)) {
    throw pluginError('plugin/unknown-name', {
      plugin: id,
      kind: 'feature',
      name: feature,
      hint: nearestKnown(feature, features),
    })
  }
  for (const entry of slots ?? []) {
    const slot = slotOf(entry)
    const isKnown = slot === undefined || known.includes(slot) || own.opensSlots?.some((opened) => opened === slot)
    if (isKnown || providers.of('slot', slot).length > 0) continue
    const hint = nearestKnown(slot, [...known, ...providers.names('slot'), ...(own.opensSlots ?? [])])
    throw pluginError('plugin/unknown-name', { plugin: id, kind: 'slot', name: slot, hint })
  }
}
