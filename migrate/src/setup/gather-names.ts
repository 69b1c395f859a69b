import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Product, isOf } from '../product.js'
import { type Node, isNode, visit } from '../source/node.js'
import type { Imported, ReadSource } from '../source/read-source.js'
import { familyOf } from './known-networks.js'

/** Declarations that the new set-up needs for the names in it. */
export interface GatheredNames {
  /** Import lines. */
  readonly imports: readonly string[]
  /** Constants of the app, as they were written. */
  readonly constants: readonly string[]
  /** Networks among the imports. */
  readonly networks: readonly Imported[]
}

interface Value {
  readonly value: string
  readonly source: ReadSource
}

/** Finds where the names in values come from. */
export function gatherNames(
  values: readonly Value[],
  { product, file }: { readonly product: Product; readonly file: string },
): GatheredNames {
  const [imports, constants, networks] = [new Set<string>(), new Map<string, string>(), new Map<string, Imported>()]
  const gather = ({ value, source }: Value): void => {
    for (const name of namesIn(value)) {
      const constant = source.constants.get(name)
      const imported = source.imports.find(({ local }) => local === name)
      if (imported !== undefined && isNetwork(imported, product)) networks.set(name, imported)
      else if (imported !== undefined) imports.add(importLine(imported, { from: source.file, file }))
      else if (constant !== undefined && !constants.has(name)) {
        constants.set(name, constant)
        gather({ value: constant, source })
      }
    }
  }
  for (const value of values) gather(value)
  return {
    imports: [...networkLines([...networks.values()]), ...imports],
    // What a constant needs stands before it.
    constants: [...new Set(constants.values())].toReversed(),
    networks: [...networks.values()],
  }
}

/** Names that a piece of code reads. */
function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>()
  const isStatement = /^(?:const|let|var)\b/.test(code)
  const { program } = parseSync('value.tsx', isStatement ? code : `(${code})`)
  visit(program as unknown as Node, (node) => {
    if (node.type === 'Identifier' && typeof node['name'] === 'string') names.add(node['name'])
    // Not the names of members.
    const [property, key] = [node['property'], node['key']]
    if (node.type === 'MemberExpression' && node['computed'] !== true && isNode(property)) skip(property)
    if (node.type === 'Property' && node['computed'] !== true && node['shorthand'] !== true && isNode(key)) skip(key)
  })
  return names
}

/** Takes a name out of what is visited next. */
function skip(node: Node): void {
  Object.assign(node, { type: 'Name' })
}

function isNetwork({ module }: Imported, product: Product): boolean {
  return /^(?:viem|wagmi|@wagmi\/core)\/chains$/.test(module) || (isOf(product, module) && module.endsWith('/networks'))
}

/** Networks from the packages of chains where these define them, else from viem. */
function networkLines(networks: readonly Imported[]): readonly string[] {
  const modules = new Map<string, string[]>()
  for (const { imported, local } of networks) {
    const family = familyOf(imported)
    const module = family === undefined ? 'viem/chains' : `@billfold/${family}/networks`
    modules.set(module, [...(modules.get(module) ?? []), imported === local ? local : `${imported} as ${local}`])
  }
  return [...modules].map(([module, names]) => `import { ${names.join(', ')} } from '${module}'`)
}

function importLine({ local, imported, module }: Imported, { from, file }: { readonly from: string; readonly file: string }): string {
  const path = module.startsWith('.') ? relativeTo(file, join(dirname(from), module)) : module
  return `import ${clause(local, imported)} from '${path}'`
}

function clause(local: string, imported: string): string {
  if (imported === 'default') return local
  if (imported === '*') return `* as ${local}`
  return imported === local ? `{ ${local} }` : `{ ${imported} as ${local} }`
}

function relativeTo(file: string, target: string): string {
  const path = relative(dirname(file), target).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
