import { decodeHost } from './punycode.js'

const longestPattern = 300
const mostPatterns = 10_000

/**
 * True when one of the patterns names the origin. A pattern is an exact origin, or has stars that stand for any run of
 * characters within the scheme or within the host and port, never across. A pattern without a scheme means https. Hosts
 * with letters beyond ASCII may be written with them or in the form of the net. Entries that are no text, too long or
 * too many name nothing.
 */
export function isOriginAllowed(origin: string, patterns: readonly unknown[]): boolean {
  return patterns.slice(0, mostPatterns).some((pattern) => typeof pattern === 'string' && names(pattern, exactOrigin(origin.toLowerCase())))
}

function names(pattern: string, origin: string): boolean {
  if (pattern.length > longestPattern) return false
  const text = pattern.trim().toLowerCase()
  const full = text.includes('://') ? text : `https://${text}`
  if (!full.includes('*')) return exactOrigin(full) === origin
  const parts = origin.split('/')
  // Scheme, nothing, and the host with its port; a path is left out.
  const wanted = full.split('/').slice(0, 3)
  return (
    wanted.every((part, index) => fits(part, String(parts[index]))) ||
    wanted.every((part, index) => fitsInWords(part, String(parts[index])))
  )
}

/** As `fits`, in the letters that people write: a star may stand beside one of them. */
function fitsInWords(pattern: string, text: string): boolean {
  return fits(decodeHost(pattern.normalize('NFC')), decodeHost(text))
}

/** Without the path and the default port. Schemes that are not the web's have no origin of their own. */
function exactOrigin(text: string): string {
  // Not `URL.canParse`: once it is hot, that of Node 20 takes every letter beyond ASCII for a mistake.
  try {
    const { origin } = new URL(text)
    return origin === 'null' ? text : origin
  } catch {
    return text
  }
}

/** Whole text against a pattern with stars. Each piece is looked for once, from left to right, so no pattern takes long. */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at <= text.length - last.length
}
