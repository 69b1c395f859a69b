/** So many characters of what an event carries are kept. */
const longest = 220

/** A value in one line: functions are left out, what cannot be written as JSON is named. */
export function brief(value: unknown, most: number = longest): string {
  const seen = new WeakSet<object>()
  const plain = (_: string, part: unknown): unknown => {
    if (typeof part === 'function') return undefined
    if (typeof part === 'bigint') return `${part}n`
    if (typeof part !== 'object' || part === null) return part
    if (seen.has(part)) return '…'
    seen.add(part)
    return part
  }
  const text = JSON.stringify(value, plain) ?? ''
  return text.length > most ? `${text.slice(0, most)}…` : text
}
