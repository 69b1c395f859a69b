import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { readManifest } from './manifest.js'

/** Puts the bundles of packages, which have to be there, in place of their source: what a host gets that installed them. */
export function publishedFiles(folders: readonly string[]): Plugin {
  const files = new Map(folders.flatMap(entriesOf))
  return {
    name: 'billfold:published-files',
    enforce: 'pre',
    resolveId: (id, importer = '') => files.get(id) ?? files.get(join(dirname(importer), id).replace(/js$/, 'ts')),
  }
}

/** The bundle of each entry of a package, by the entry's name and by its source. */
function entriesOf(folder: string): readonly (readonly [string, string])[] {
  const { name, exports, publishConfig } = readManifest(folder)
  return Object.entries(exports).flatMap(([entry, source]) => {
    const target = publishConfig?.exports?.[entry]
    const file = typeof target === 'object' ? target.default : undefined
    if (file === undefined) return []
    return [
      [name + entry.slice(1), join(folder, file)],
      [join(folder, source), join(folder, file)],
    ] as const
  })
}
