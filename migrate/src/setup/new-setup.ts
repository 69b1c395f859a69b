import type { Product } from '../product.js'
import type { ReadSource } from '../source/read-source.js'
import { gatherNames } from './gather-names.js'
import { familyOf } from './known-networks.js'
import { adapterPlugins, pluginCalls } from './plugin-calls.js'
import { writtenOptions } from './written-options.js'

/** The new set-up of an app, and what has to be installed for it. */
export interface NewSetup {
  readonly text: string
  /** Packages of Billfold. */
  readonly packages: readonly string[]
}

/** Writes the set-up of an app anew. `file` is where it will stand: imports of the app's own files are written from there. */
export function newSetup(product: Product, sources: readonly ReadSource[], file: string): NewSetup {
  const options = writtenOptions(product, sources)
  const { imports, constants, networks } = gatherNames(
    options.map(({ value, source }) => ({ value, source })),
    { product, file },
  )
  const plugins = pluginsOf(product, sources, networks)
  const clash = new Set(networks.map(({ local }) => local))
  const pluginImports = plugins.map((plugin) => {
    const name = pluginCalls[plugin] ?? plugin
    const local = clash.has(name) ? `${name}Plugin` : name
    return { plugin, local, line: `import { ${local === name ? name : `${name} as ${local}`} } from '@billfold/${plugin}'` }
  })
  const lines = [
    "import { createBillfold } from '@billfold/ui'",
    ...pluginImports.map(({ line }) => line),
    ...imports,
    '',
    ...constants.flatMap((constant) => [constant, '']),
    'export const billfold = createBillfold({',
    ...objectLines(options),
    `  plugins: [${pluginImports.map(({ local }) => `${local}()`).join(', ')}],`,
    '  // Nobody is contacted who is not named here. `wallet` lists wallets, `relay` pairs with phones, `blockchain` reads balances: all are your own cloud.',
    '  endpoints: {},',
    '})',
    '',
  ]
  return { text: lines.join('\n'), packages: ['@billfold/ui', ...plugins.map((plugin) => `@billfold/${plugin}`)] }
}

function pluginsOf(
  product: Product,
  sources: readonly ReadSource[],
  networks: readonly { readonly imported: string }[],
): readonly string[] {
  const adapters = sources.flatMap(({ imports }) => imports.map(({ imported }) => adapterPlugins[imported]))
  const families = networks.map(({ imported }) => familyOf(imported))
  const asked = sources.flatMap(({ options }) => options.flatMap(({ name, value }) => product.options[name]?.plugins?.(value) ?? []))
  const all = [...adapters, ...families, ...product.plugins, ...asked].filter((plugin) => plugin !== undefined)
  // Families first, as they are read.
  return [...new Set(['eip155', 'solana', 'bip122'].filter((family) => all.includes(family)).concat(all))]
}

/** Options by their paths, as the lines of an object literal. */
function objectLines(options: readonly { readonly path: readonly string[]; readonly value: string }[], depth = 1): readonly string[] {
  const indent = '  '.repeat(depth)
  const heads = [...new Set(options.map(({ path }) => path[0] ?? ''))]
  return heads.flatMap((head) => {
    const below = options.filter(({ path }) => path[0] === head)
    const whole = below.find(({ path }) => path.length === 1)
    if (whole !== undefined) return [`${indent}${head === whole.value ? head : `${head}: ${whole.value}`},`]
    const inner = below.map(({ path, value }) => ({ path: path.slice(1), value }))
    return [`${indent}${head}: {`, ...objectLines(inner, depth + 1), `${indent}},`]
  })
}
