const longestPattern = 300
const mostPatterns = 10_000

/**
 * True when one of the patterns names the origin. A pattern is an exact origin, or has stars that stand for any run of
 * characters within the scheme or within the host and port, never across. A pattern without a scheme means https.
 * Entries that are no text, too long or too many name nothing.
 */
export function isOriginAllowed(origin: string, patterns: readonly unknown[]): boolean {
  return patterns.slice(0, mostPatterns).some((pattern) => typeof pattern === 'string' && names(pattern, origin.toLowerCase()))
}

function names(pattern: string, origin: string): boolean {
  if (pattern.length > longestPattern) return false
  const text = pattern.trim().toLowerCase()
  const full = text.includes('://') ? text : `https://${text}`
  return full.includes('*') ? namesByStars(full, origin) : exactOrigin(full) === origin
}

/** Without the path and the default port. Schemes that are not the web's have no origin of their own. */
function exactOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  return origin === 'null' ? text : origin
}

function namesByStars(pattern: string, origin: string): boolean {
  const [scheme = '', rest = ''] = pattern.split('://')
  const [host = ''] = rest.split('/')
  const [ownScheme = '', ownHost] = origin.split('://')
  return ownHost !== undefined && fits(scheme, ownScheme) && fits(host, ownHost)
}

/** Whole text against a pattern with stars. Each piece is looked for once, from left to right, so no pattern takes long. */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return pattern === text
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return at <= end
}
