import { readFileSync } from 'node:fs'

import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { shadowCss } from './build/index.js'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest
const outside = Object.keys(dependencies)

/** A folder of this name would not be published. */
const inNodeModules = /^.*node_modules\//

/**
 * Every module stays a file of its own: a host's bundler takes what the host uses, and what loads late stays late. Libraries that
 * stand on React come along: an installer would put them beside the page's React, which may be another one than ours.
 */
export default defineConfig({
  plugins: [shadowCss({ minify: true }), withoutDirectives()],
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    emptyOutDir: false,
    license: { fileName: 'third-party-notices.md' },
    lib: {
      entry: {
        'src/index': 'src/index.ts',
        'src/app/index': 'src/app/index.ts',
        'kit/index': 'kit/index.ts',
        'styles/index': 'styles/index.ts',
        'styles/define-styles': 'styles/define-styles.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        entryFileNames: ({ name }) => `${name.replace(inNodeModules, 'vendor/')}.js`,
      },
    },
  },
})

/** What comes along says `use client` for frameworks that split apps; a host's bundler would complain about it in the middle of ours. */
function withoutDirectives(): Plugin {
  return {
    name: 'without-directives',
    transform: (code, id) => (inNodeModules.test(id) ? { code: code.replace(/^["']use client["'];?/, ''), map: null } : undefined),
  }
}
