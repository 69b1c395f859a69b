import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { workspacePackages } from '../workspace.mjs'
import { loadCompared } from './load-compared.js'
import { readManifest } from './manifest.js'
import { options } from './options.js'
import { publishedFiles } from './published-files.js'

/**
 * Bundles a package for pages without a bundler into its `dist`, of what the other packages publish: one file that a page names, and
 * beside it those that it loads later, each of which it compares with a hash.
 */
export async function bundleForPages(folder: string): Promise<void> {
  const others = workspacePackages().filter(({ name, isPublished }) => isPublished && name !== readManifest(folder).name)
  removeModules(join(folder, 'dist'))
  await build({
    ...options,
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"', BILLFOLD_VERSION: JSON.stringify(readManifest(folder).version) },
    plugins: [publishedFiles(others.map(({ path }) => path)), loadCompared('billfold.js')],
    build: {
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      license: { fileName: 'third-party-notices.md' },
      lib: { entry: { billfold: join(folder, 'src/index.ts') }, formats: ['es'] },
      rolldownOptions: {
        platform: 'browser',
        checks: { invalidAnnotation: false },
        // The first file keeps the code that it shares with late ones.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: ({ name }) => `${name.replace(/[.].*/, '')}-[hash].js` },
      },
    },
  })
}

/** Names carry hashes: files of an earlier build would stay. */
function removeModules(dist: string): void {
  if (existsSync(dist)) for (const file of readdirSync(dist)) if (file.endsWith('.js')) rmSync(join(dist, file))
}
