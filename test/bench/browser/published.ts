import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

import { bundlePackage } from '../../../.ci/bundle/bundle-package.js'
import { root } from '../bundle.js'

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports: Readonly<Record<string, string | { readonly default?: string }>> }
}

let bundled: Promise<void> | undefined

/** Puts the bundles that would be published in place of the source of our packages. They are made anew, once in a process. */
export async function published(): Promise<Plugin> {
  bundled ??= bundleAll()
  await bundled
  const files = new Map(packages().flatMap(entriesOf))
  return {
    name: 'billfold:published',
    enforce: 'pre',
    resolveId: (id, importer = '') => files.get(id) ?? files.get(join(dirname(importer), id).replace(/js$/, 'ts')),
  }
}

async function bundleAll(): Promise<void> {
  for (const folder of packages()) await bundlePackage(folder)
}

function packages(): readonly string[] {
  const plugins = readdirSync(join(root, 'plugins'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = ['kernel', 'ui', 'wallet-registry', ...plugins.map(({ name }) => `plugins/${name}`)].map((folder) => join(root, folder))
  return folders.filter((folder) => readManifest(folder).publishConfig !== undefined)
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The bundle of each entry of a package, by the entry's name and by its source. */
function entriesOf(folder: string): readonly (readonly [string, string])[] {
  const { name, exports, publishConfig } = readManifest(folder)
  return Object.entries(exports).flatMap(([entry, source]) => {
    const target = publishConfig?.exports[entry]
    const file = typeof target === 'object' ? target.default : undefined
    if (file === undefined) return []
    return [
      [name + entry.slice(1), join(folder, file)],
      [join(folder, source), join(folder, file)],
    ] as const
  })
}
