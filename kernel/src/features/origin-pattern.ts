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
  const { origin } = URL.canParse(text) ? new URL(text) : { origin: text }
  return origin === 'null' ? text : origin
}

function namesByStars(pattern: string, origin: string): boolean {
  const wanted = schemeAndHost(pattern)
  const own = schemeAndHost(origin)
  return origin.includes('://') && fits(wanted.scheme, own.scheme) && fits(wanted.host, own.host)
}

function schemeAndHost(text: string): { readonly scheme: string; readonly host: string } {
  const end = text.indexOf('://')
  return { scheme: text.slice(0, end), host: text.slice(end + 3).replace(/\/.*/, '') }
}

/** Whole text against a pattern with stars. Each piece is looked for once, from left to right, so no pattern takes long. */
function fits(pattern: string, text: string): boolean {
  const firstStar = pattern.indexOf('*')
  if (firstStar === -1) return pattern === text
  const last = pattern.slice(pattern.lastIndexOf('*') + 1)
  if (!text.startsWith(pattern.slice(0, firstStar)) || !text.endsWith(last)) return false
  let at = firstStar
  for (const piece of pattern.split('*').slice(1, -1)) {
    const found = text.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return at <= text.length - last.length
}
