/**
 * A Vite plugin: `import { styles } from './x.module.css'` gives the class names, and the compiled text goes to the style
 * registry, which adopts it into the shadow roots. No style element, no stylesheet file, no global class.
 */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { normalizePath } from 'vite'
import type { EnvironmentModuleNode, Plugin } from 'vite'

import { compileCss } from './compile-css.js'
import { packageRelative } from './package-relative.js'

export interface ShadowCssOptions {
  /** The module in which compiled ones find `defineStyles`. */
  readonly registry?: string
  /** Shortens the text; by default when building. */
  readonly minify?: boolean
}

/** A sheet's module has the sheet's own name with this behind it: no style sheet in Vite's eyes, and in the sheet's folder. */
const suffix = '.js'
const compiled = /\.module\.css\.js$/

/** Compiles CSS modules for shadow roots. */
export function shadowCss({ registry = '@billfold/ui/define-styles', minify }: ShadowCssOptions = {}): Plugin {
  let shorten = minify ?? false
  return {
    name: 'billfold:shadow-css',
    enforce: 'pre',
    configResolved(config) {
      shorten = minify ?? config.command === 'build'
    },
    resolveId: {
      filter: { id: /\.module\.css$/ },
      handler: (source, importer) => (importer === undefined ? undefined : idOf(resolve(dirname(importer), source))),
    },
    load: {
      filter: { id: compiled },
      async handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        const name = packageRelative(file)
        const sheet = compileCss({ name, source: await readFile(file, 'utf8'), minify: shorten })
        return { code: moduleCode({ registry, ...sheet, ...(!shorten && { name }) }), moduleSideEffects: false, map: { mappings: '' } }
      },
    },
    hotUpdate({ file }): EnvironmentModuleNode[] | undefined {
      const module = this.environment.moduleGraph.getModuleById(idOf(file))
      return module === undefined ? undefined : [module]
    },
  }
}

function idOf(file: string): string {
  return `${normalizePath(file)}${suffix}`
}

interface CompiledModule {
  readonly registry: string
  /** For swapping in place: what is shipped is known by its text. */
  readonly name?: string
  readonly text: string
  readonly prefix: string
}

/** The call is marked pure, so that a bundler drops the text together with the component that nobody imports. */
function moduleCode({ registry, name, text, prefix }: CompiledModule): string {
  // One that is swapped in place keeps its names: components have them.
  const definition = JSON.stringify({ text: shortText(text, prefix), ...(name !== undefined && { name, prefix }) })
  return [
    `import { defineStyles } from ${JSON.stringify(registry)}`,
    `export const styles = /* @__PURE__ */ defineStyles(${definition})`,
    // New text is swapped in place; new names need the components that use them.
    'if (import.meta.hot) import.meta.hot.accept((next) => {',
    '  if (JSON.stringify(next?.styles) !== JSON.stringify(styles)) import.meta.hot.invalidate()',
    '})',
    '',
  ].join('\n')
}

/** Writes the beginning that all names of a sheet have in common once. */
function shortText(text: string, prefix: string): string {
  if (text.includes('$'))
    throw new Error(`The sheet with the prefix ${prefix} has a $ in it, which stands for that prefix. Say it another way.`)
  return prefix === '' ? text : text.replaceAll(prefix, '$')
}
