/** A parameter of a function, as an ABI has it. */
export interface Parameter {
  readonly name: string
  /** Of a tuple `tuple`, with the brackets of an array behind. */
  readonly type: string
  readonly components?: readonly Parameter[]
}

/** A function that can be called. */
export interface Signature {
  readonly name: string
  readonly inputs: readonly Parameter[]
}

/** Parameters inside of each other, at most. */
const mostDepth = 8
const basicType =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)?)$/
const arrays = /(?:\[\d{0,4}\])*$/

/** Reads a function as people write it, such as `transfer(address to, uint256 value)`, with or without names. Undefined for anything else. */
export function parseSignature(text: string): Signature | undefined {
  const found = /^\s*(?:function\s+)?([A-Za-z_$][\w$]*)\s*\(([\s\S]*)\)\s*$/.exec(text)
  if (found === null || text.length > 4_096) return undefined
  const inputs = parseList(found[2] ?? '', 0)
  return inputs && { name: found[1] ?? '', inputs }
}

/** The function without names: what its selector is made of. */
export function canonicalSignature({ name, inputs }: Signature): string {
  return `${name}(${inputs.map(canonicalType).join(',')})`
}

function canonicalType({ type, components }: Parameter): string {
  return components === undefined ? type : `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`
}

function parseList(text: string, depth: number): readonly Parameter[] | undefined {
  if (text.trim() === '') return []
  if (depth > mostDepth) return undefined
  const parts = splitAtCommas(text)?.map((part) => parseParameter(part.trim(), depth))
  return parts?.every((part) => part !== undefined) === true ? parts : undefined
}

function parseParameter(text: string, depth: number): Parameter | undefined {
  const tuple = /^(?:tuple\s*)?\(([\s\S]*)\)((?:\[\d{0,4}\])*)(?:\s+([A-Za-z_$][\w$]*))?$/.exec(text)
  if (tuple !== null) {
    const components = parseList(tuple[1] ?? '', depth + 1)
    return components && { name: tuple[3] ?? '', type: `tuple${tuple[2] ?? ''}`, components }
  }
  const plain = /^([a-z]+\d*(?:\[\d{0,4}\])*)(?:\s+(?:calldata|memory|indexed))?(?:\s+([A-Za-z_$][\w$]*))?$/.exec(text)
  if (plain === null) return undefined
  const type = wholeType(plain[1] ?? '')
  return basicType.test(type.replace(arrays, '')) ? { name: plain[2] ?? '', type } : undefined
}

/** `uint` means `uint256`. */
function wholeType(type: string): string {
  return type.replace(/^(u?int)(?!\d)/, '$1256')
}

/** At commas that stand in no brackets. */
function splitAtCommas(text: string): readonly string[] | undefined {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return undefined
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return depth === 0 ? parts : undefined
}
