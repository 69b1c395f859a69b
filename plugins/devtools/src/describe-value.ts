const longestList = 8
const deepest = 5

/** A line of the state tree: a name, and either what stands there or what is below. */
export interface TreeNode {
  readonly name: string
  readonly text?: string
  readonly children?: readonly TreeNode[]
}

/** A value as lines of a tree. Foreign objects are named and not entered; long lists are cut. */
export function describeValue(name: string, value: unknown, depth = 0): TreeNode {
  if (!isObject(value)) return { name, text: describeLeaf(value) }
  if (Array.isArray(value) && !value.some(isObject)) return { name, text: describeWords(value.map(describeLeaf)) }
  const entries = entriesOf(value)
  if (entries === undefined || depth >= deepest) return { name, text: value.constructor.name }
  const shown = entries.slice(0, longestList).map(([key, child]) => describeValue(String(key), child, depth + 1))
  const more = entries.length - shown.length
  return { name, children: more > 0 ? [...shown, { name: '…', text: `${more} more` }] : shown }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** What is inside of a map, a list or a plain object; undefined for an object of somebody else's. */
function entriesOf(value: object): readonly (readonly [unknown, unknown])[] | undefined {
  if (value instanceof Map) return [...value]
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null ? Object.entries(value) : undefined
}

function describeWords(words: readonly string[]): string {
  const more = words.length - longestList
  return words.length === 0 ? 'none' : [...words.slice(0, longestList), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function describeLeaf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return `${value}`
  return value === undefined || value === null ? 'none' : `a ${typeof value}`
}
