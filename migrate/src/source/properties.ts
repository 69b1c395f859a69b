import { parseSync } from 'oxc-parser'
import { type Node, isNode } from './node.js'

/** A property of an object as it is written. */
export interface WrittenProperty {
  readonly name: string
  /** Its source text. */
  readonly value: string
  readonly start: number
}

/** Reads the properties of an object literal from its source; undefined for anything else. */
export function properties(source: string): readonly WrittenProperty[] | undefined {
  const prefix = '('
  const { program, errors } = parseSync('value.tsx', `${prefix}${source})`)
  const [statement] = program.body as unknown as readonly Node[]
  const expression = statement?.['expression']
  if (errors.length > 0 || !isNode(expression)) return undefined
  const object = plain(expression)
  return object.type === 'ObjectExpression' ? propertiesOf(object, `${prefix}${source})`, -prefix.length) : undefined
}

/** The properties of a node that is an object literal. Spreads and computed names are left out. */
export function propertiesOf(object: Node, source: string, offset = 0): readonly WrittenProperty[] {
  const members = object['properties'] as readonly Node[]
  return members.flatMap(({ type, key, value, computed, start }) => {
    const name = type === 'Property' && computed !== true && isNode(key) ? nameOf(key) : undefined
    return name === undefined || !isNode(value) ? [] : [{ name, value: source.slice(value.start, value.end), start: start + offset }]
  })
}

/** Without the parentheses and type assertions around it. */
export function plain(node: Node): Node {
  const inner = node['expression']
  const isAround = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  return isAround && isNode(inner) ? plain(inner) : node
}

function nameOf(key: Node): string | undefined {
  const name = key.type === 'Identifier' ? key['name'] : key['value']
  return typeof name === 'string' ? name : undefined
}
