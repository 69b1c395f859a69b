const longest = 120

/** Writes a found value for a message: short, on one line, and never through the value's own code. */
export function shown(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'a list'
  if (typeof value !== 'string') return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : typeof value
  const line = value.slice(0, longest).replaceAll(/\p{Cc}+/gu, ' ')
  return value.length > longest ? `${line}…` : line
}
