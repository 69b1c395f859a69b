import type { PluginManifest } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'

import { viewEntries } from './views/index.js'

// Every plugin of the product and the shell: a new one is found by where it lies.
const modules = import.meta.glob<Record<string, (options: object) => PluginManifest>>(
  ['../../plugins/*/src/manifest.ts', '../../ui/src/views/manifest.ts'],
  { eager: true },
)
const manifests = Object.values(modules).flatMap((module) => Object.values(module).map((create) => create({})))

/** Views that plugins register, and no entry of the gallery shows. */
function missingViews(plugins: readonly Pick<PluginManifest, 'id' | 'views'>[]): readonly string[] {
  const shown = new Set<string>(viewEntries.flatMap(({ shows = [] }) => shows))
  return plugins.flatMap(({ id, views = [] }) => views.filter((view) => !shown.has(view)).map((view) => `${id}: ${view}`))
}

describe('every view in the gallery', () => {
  test('default: whatever a plugin or the shell registers has an entry', () => {
    expect(manifests.length).toBeGreaterThan(25)
    expect(missingViews(manifests)).toEqual([])
  })

  test('behavior: a view without one is named, with its plugin', () => {
    expect(missingViews([{ id: 'feature.planted', views: ['Swap', 'Planted' as 'Swap'] }])).toEqual(['feature.planted: Planted'])
  })

  test('behavior: an entry names views that somebody registers', () => {
    const registered = new Set<string>(manifests.flatMap(({ views = [] }) => views))
    expect(viewEntries.flatMap(({ shows = [] }) => shows).filter((view) => !registered.has(view))).toEqual([])
  })
})
