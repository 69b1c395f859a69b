import { readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

import { build } from 'vite'
import type { Plugin } from 'vite'

import { shadowCss } from '../../ui/build/index.js'
import { readManifest } from './manifest.js'
import type { Manifest } from './manifest.js'
import { markPure } from './mark-pure.js'
import { options } from './options.js'
import { checkShared, sharedFiles } from './shared-files.js'
import { withoutBareImports } from './without-bare-imports.js'
import { withoutFacades } from './without-facades.js'
import { withoutIndex } from './without-index.js'

const notices = 'third-party-notices.md'

/** Bundles the package in a folder into its `dist`: a file for each entry and each `import()`, and few that they share. Types come from `tsc -b`. */
export async function bundlePackage(folder: string): Promise<void> {
  const manifest = readManifest(folder)
  rmSync(join(folder, 'dist/chunks'), { recursive: true, force: true })
  const groups = await sharedFiles(manifest.name)
  await build({
    ...options,
    root: folder,
    define: { BILLFOLD_VERSION: JSON.stringify(manifest.version) },
    plugins: [
      shadowCss({ minify: true }),
      withoutDirectives(),
      manifest.name === '@billfold/ui' && withoutIndex('@billfold/ui/kit', join(folder, 'kit/index.ts')),
      markPure(),
      checkShared(groups),
      withoutFacades(),
      withoutBareImports(),
    ],
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      emptyOutDir: false,
      license: { fileName: notices },
      lib: { entry: entriesOf(manifest), formats: ['es'] },
      rolldownOptions: {
        platform: 'neutral',
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
        external: isInstalled(manifest),
        checks: { moduleLevelDirective: false },
        output: {
          entryFileNames: '[name].js',
          // The name of a style sheet's module would be taken for a style sheet.
          chunkFileNames: ({ name }) => `chunks/${name.replace(/[.].*/, '')}.js`,
          minifyInternalExports: false,
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  })
  dropEmptyNotices(join(folder, 'dist', notices))
}

/** The sources of what is published, each by its path in `dist` without the extension. */
function entriesOf({ exports, publishConfig = {} }: Manifest): Record<string, string> {
  const modules = Object.entries(exports).flatMap(([name, source]): [string, string][] => {
    const published = publishConfig.exports?.[name]
    const file = typeof published === 'object' ? published.default : undefined
    return file === undefined ? [] : [[nameOf(file), source]]
  })
  const programs = Object.values(publishConfig.bin ?? {}).map((file): [string, string] => [nameOf(file), `${nameOf(file)}.ts`])
  return Object.fromEntries([...modules, ...programs])
}

function nameOf(file: string): string {
  return file.replaceAll(/^[.]\/dist\/|[.]js$/g, '')
}

/** Tells what a package's users install, and need not have in it. */
function isInstalled({ dependencies, peerDependencies }: Manifest): (id: string) => boolean {
  const names = [...Object.keys({ ...dependencies, ...peerDependencies }), ...builtinModules]
  return (id) => id.startsWith('node:') || names.some((name) => id === name || id.startsWith(`${name}/`))
}

const directive = /^["']use client["'];?/

/** Removes `use client` from libraries that come along: a host's bundler complains about it in the middle of a file. */
function withoutDirectives(): Plugin {
  return {
    name: 'billfold:without-directives',
    transform: (code, id) => (id.includes('/node_modules/') ? { code: code.replace(directive, ''), map: null } : undefined),
  }
}

/** Most packages bring no code of others. */
function dropEmptyNotices(file: string): void {
  if (!readFileSync(file, 'utf8').includes('\n## ')) rmSync(file)
}
