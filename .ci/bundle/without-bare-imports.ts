import type { Plugin } from 'vite'

/**
 * Leaves out imports that bring no name. Importing never acts here, so that they only make a bundler keep a file, with all that it would load
 * later, for nothing. The line stays, empty, for the source map.
 */
export function withoutBareImports(): Plugin {
  return {
    name: 'billfold:without-bare-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = part.code.replaceAll(bare, '')
    },
  }
}

/** An import of another file of the package, by which no name comes. */
const bare = /^import "\.{1,2}\/[^"]+";$/gm
