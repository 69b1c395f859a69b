import type { CatalogEntry } from '../src/catalog.js'
import { families } from './families.js'

/** The plugins of the families, as lists of plugins have them. */
export function familyEntries(): readonly CatalogEntry[] {
  return families.map(({ title, folder, manifest }) => ({ title, folder, manifest: manifest() }))
}
