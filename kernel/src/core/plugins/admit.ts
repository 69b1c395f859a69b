import { productFeatures } from '../../product/features/defaults.js'
import { slotOf } from '../views/slot-entry.js'
import { productSlots } from '../views/slot-table.js'
import type { Claims } from './claims.js'
import { pluginError } from './errors.js'
import { findPath } from './load-order.js'
import type { PluginManifest } from './manifest.js'
import { nearestKnown } from './near.js'

/** What is known when a manifest asks to be registered. */
export interface Registered {
  readonly claims: Claims
  manifestOf(id: string): PluginManifest | undefined
  knowsFeature(key: string): boolean
}

/** Refuses a manifest that does not fit what is registered already, whichever of two came first. */
export function admit(manifest: PluginManifest, registered: Registered): void {
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

function refuseConflict(manifest: PluginManifest, { claims, knowsFeature }: Registered): void {
  const conflict = claims.findConflict(manifest)
  if (conflict !== undefined) throw pluginError('plugin/conflict', { plugin: manifest.id, ...conflict })
  const taken = manifest.addsFeatures?.find(({ key }) => knowsFeature(key) && claims.of('feature', key).length === 0)
  if (taken === undefined) return
  const expected = 'a list of features that the product does not have'
  throw pluginError('plugin/malformed', { plugin: manifest.id, field: 'addsFeatures', expected, found: `'${taken.key}'` })
}

/** Over everything that could provide a key, so that no later change of what takes part can close a circle. */
function refuseCycle(manifest: PluginManifest, { claims, manifestOf }: Registered): void {
  const { id } = manifest
  const providersOf = (key: string): readonly string[] => [
    ...claims.of('key', key),
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

function refuseUnknownNames({ id, feature, slots, ...own }: PluginManifest, { claims, knowsFeature }: Registered): void {
  const adds = own.addsFeatures?.some(({ key }) => key === feature)
  if (feature !== undefined && !adds && !knowsFeature(feature)) {
    throw pluginError('plugin/unknown-name', {
      plugin: id,
      kind: 'feature',
      name: feature,
      hint: nearestKnown(feature, [...productFeatures.map(({ key }) => key), ...claims.names('feature')]),
    })
  }
  for (const entry of slots ?? []) {
    const slot = slotOf(entry)
    const isKnown = slot === undefined || Object.hasOwn(productSlots, slot) || own.opensSlots?.some((opened) => opened === slot)
    if (isKnown || claims.of('slot', slot).length > 0) continue
    const hint = nearestKnown(slot, [...Object.keys(productSlots), ...claims.names('slot'), ...(own.opensSlots ?? [])])
    throw pluginError('plugin/unknown-name', { plugin: id, kind: 'slot', name: slot, hint })
  }
}
