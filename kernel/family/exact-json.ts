import { parseJson, part } from '../src/core/primordials.js'

/** No whole number of EIP-712 has more digits. */
const mostDigits = 78

/**
 * Parses JSON without changing a number: a whole one that JavaScript cannot hold becomes its digits as text, which wallets read as
 * well. One that cannot be kept is a `RangeError` that says so.
 */
export function parseExactly(text: string): unknown {
  let exact = ''
  for (let index = 0; index < text.length;) {
    const end = endOfToken(text, index)
    const token = part(text, index, end)
    exact += isNumber(token) ? exactNumber(token) : token
    index = end
  }
  return parseJson(exact)
}

/** The end of what begins here: of a text, of a number, or of one other sign. */
function endOfToken(text: string, start: number): number {
  let end = start + 1
  if (text[start] === '"') {
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (isDigit(text[start]) || text[start] === '-') while (end < text.length && isOfNumber(text[end])) end += 1
  return end
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}

function isOfNumber(sign: string | undefined): boolean {
  return isDigit(sign) || sign === '.' || sign === 'e' || sign === 'E' || sign === '+' || sign === '-'
}

function isNumber(token: string): boolean {
  return token[0] === '-' ? isDigit(token[1]) : isDigit(token[0])
}

function exactNumber(token: string): string {
  const digits = wholeDigits(token)
  if (digits !== undefined) return Number.isSafeInteger(parseJson(digits)) ? digits : `"${digits}"`
  if (`${parseJson(token) as number}` === token) return token
  throw new RangeError(`a number that can be kept in place of ${part(token, 0, 40)}`)
}

/** The digits of a whole number, however it is written: `1e18`, `1.50e1`. Undefined for what is not whole, or too long. */
function wholeDigits(token: string): string | undefined {
  if (isPlain(token)) return token.length > mostDigits ? undefined : token
  const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? []
  const all = `${whole}${fraction}`.replace(/^0+(?=\d)/, '')
  const shift = Number(power) - fraction.length
  if (all.length + shift > mostDigits) return undefined
  if (shift >= 0) return `${sign}${all}${'0'.repeat(shift)}`
  return /^0*$/.test(all.slice(shift)) ? `${sign}${all.slice(0, shift) || '0'}` : undefined
}

/** True for digits alone, with at most a minus before them. */
function isPlain(token: string): boolean {
  for (let index = token[0] === '-' ? 1 : 0; index < token.length; index += 1) if (!isDigit(token[index])) return false
  return true
}
