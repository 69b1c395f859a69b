/**
 * True when one of the patterns names the origin: an exact origin, or one with stars that stand for any run of characters
 * within the scheme or within the host and port. A pattern without a scheme means https.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern === '*' || names(pattern.trim().toLowerCase(), origin.toLowerCase()))
}

function names(pattern: string, origin: string): boolean {
  const [scheme, host, ...rest] = (pattern.includes('://') ? pattern : `https://${pattern}`).replace(/\/$/, '').split('://')
  const [givenScheme, givenHost] = origin.split('://')
  if (rest.length > 0 || givenHost === undefined || givenHost.includes('/')) return false
  return fits(scheme ?? '', givenScheme ?? '') && fits(host ?? '', givenHost)
}

/** Whole text against a pattern with stars. Each piece is looked for once, from left to right, so no pattern takes long. */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return pattern === text
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at <= text.length - last.length
}
