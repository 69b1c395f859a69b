import { parseSync } from 'oxc-parser'
import { type Product, isOf } from '../product.js'
import { type Node, isNode, visit } from './node.js'
import { type WrittenProperty, plain, propertiesOf } from './properties.js'
import { scriptOf } from './script-of.js'

/** An import of a file: one name of a module. */
export interface Imported {
  readonly local: string
  readonly imported: string
  readonly module: string
  readonly start: number
}

/** Everything in one file that the report and the new set-up are made of. */
export interface ReadSource {
  readonly file: string
  readonly text: string
  readonly imports: readonly Imported[]
  /** Options that are given to the product, and the names they are given to. */
  readonly options: readonly (WrittenProperty & { readonly givenTo: string })[]
  /** Elements of the page, where a tag of theirs begins. */
  readonly elements: readonly { readonly name: string; readonly start: number }[]
  /** Constants at the top, by name, as they are written. */
  readonly constants: ReadonlyMap<string, string>
}

/** Reads a file of an app; undefined where nothing of the product stands in it. */
export function readSource(file: string, text: string, product: Product): ReadSource | undefined {
  const elements = elementsIn(text, product)
  const script = scriptOf(file, text)
  const { program } = parseSync(script.name, script.code)
  const body = program.body as unknown as readonly Node[]
  const imports = body.flatMap((node) => importsOf(node))
  const local = new Map(imports.filter(({ module }) => isOf(product, module)).map((each) => [each.local, each.imported]))
  if (local.size === 0 && elements.length === 0) return undefined
  const options: (WrittenProperty & { readonly givenTo: string })[] = []
  visit(program as unknown as Node, (node) => options.push(...optionsIn(node, { local, product, code: script.code, body })))
  return { file, text, imports, options, elements, constants: constantsOf(body, script.code) }
}

function importsOf(node: Node): readonly Imported[] {
  const source = node['source']
  if (node.type !== 'ImportDeclaration' || !isNode(source)) return []
  return (node['specifiers'] as readonly Node[]).map((specifier) => {
    const [local, imported] = [specifier['local'], specifier['imported']]
    const named = isNode(imported) ? String(imported['name'] ?? imported['value']) : undefined
    return {
      local: isNode(local) ? String(local['name']) : '',
      imported: named ?? (specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default'),
      module: String(source['value']),
      start: node.start,
    }
  })
}

/** Its source text; that of a text in single quotes. */
function valueOf(node: Node, code: string): string {
  const { value } = node
  return typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : code.slice(node.start, node.end)
}

interface OptionsSearch {
  readonly local: ReadonlyMap<string, string>
  readonly product: Product
  readonly code: string
  readonly body: readonly Node[]
}

function optionsIn(node: Node, search: OptionsSearch): readonly (WrittenProperty & { readonly givenTo: string })[] {
  const { local, product, code } = search
  const callee = node.type === 'CallExpression' ? node['callee'] : node.type === 'JSXOpeningElement' ? node['name'] : undefined
  const givenTo = isNode(callee) ? local.get(String(callee['name'])) : undefined
  if (givenTo === undefined || !product.configuredBy.includes(givenTo)) return []
  const found = node.type === 'CallExpression' ? argumentOf(node, search) : attributesOf(node, code)
  return found.map((property) => ({ ...property, givenTo }))
}

/** The properties of the first argument: a literal, or a constant of the same file. */
function argumentOf(call: Node, { code, body }: OptionsSearch): readonly WrittenProperty[] {
  const [first] = call['arguments'] as readonly Node[]
  if (first === undefined) return []
  const named = first.type === 'Identifier' ? initialOf(String(first['name']), body) : first
  const object = named && plain(named)
  return object?.type === 'ObjectExpression' ? propertiesOf(object, code) : []
}

function attributesOf(element: Node, code: string): readonly WrittenProperty[] {
  return (element['attributes'] as readonly Node[]).flatMap(({ type, name, value, start }) => {
    if (type !== 'JSXAttribute' || !isNode(name)) return []
    const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value
    return [{ name: String(name['name']), value: isNode(inner) ? valueOf(inner, code) : 'true', start }]
  })
}

function declarators(body: readonly Node[]): readonly { readonly statement: Node; readonly name: string; readonly init: unknown }[] {
  return body.flatMap((outer) => {
    const statement = outer.type === 'ExportNamedDeclaration' && isNode(outer['declaration']) ? outer['declaration'] : outer
    if (statement.type !== 'VariableDeclaration') return []
    return (statement['declarations'] as readonly Node[]).map(({ id, init }) => ({
      statement,
      name: isNode(id) ? String(id['name']) : '',
      init,
    }))
  })
}

function initialOf(name: string, body: readonly Node[]): Node | undefined {
  const init = declarators(body).find((each) => each.name === name)?.init
  return isNode(init) ? init : undefined
}

function constantsOf(body: readonly Node[], code: string): ReadonlyMap<string, string> {
  return new Map(declarators(body).map(({ name, statement }) => [name, code.slice(statement.start, statement.end)]))
}

function elementsIn(text: string, { elements }: Product): ReadSource['elements'] {
  return Object.keys(elements).flatMap((name) =>
    [...text.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))].map(({ index }) => ({ name, start: index })),
  )
}
