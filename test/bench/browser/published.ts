import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { bundlePackage } from '../../../.ci/bundle/bundle-package.js'
import { readManifest } from '../../../.ci/bundle/manifest.js'
import { publishedFiles } from '../../../.ci/bundle/published-files.js'
import { root } from '../bundle.js'

let bundled: Promise<void> | undefined

/** Puts the bundles that would be published in place of the source of our packages. They are made anew, once in a process. */
export async function published(): Promise<Plugin> {
  bundled ??= bundleAll()
  await bundled
  return publishedFiles(packages())
}

async function bundleAll(): Promise<void> {
  for (const folder of packages()) await bundlePackage(folder)
}

function packages(): readonly string[] {
  const plugins = readdirSync(join(root, 'plugins'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = ['kernel', 'ui', 'wallet-registry', ...plugins.map(({ name }) => `plugins/${name}`)].map((folder) => join(root, folder))
  return folders.filter((folder) => readManifest(folder).publishConfig !== undefined)
}
