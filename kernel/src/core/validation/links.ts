/** Longest link that is followed. */
const longestLink = 4_096

/** Scheme that a wallet's app may have. */
const appScheme = /^[a-z][a-z0-9+.-]{2,40}:$/

/** Schemes that run code, read files, start system tools or leave for something that is no wallet. */
const deniedSchemes =
  /^(?:javascript|vbscript|data|blob|file(?:system)?|about|intents?|android-app|content|view-source|jar|resource|http|s?ftps?|ssh|telnet|ldap|smb|wss?|mailto|tel|sms.*|facetime.*|callto|shell|search.*|ms-.*|chrome.*|moz-.*|safari-.*|itms.*|market|prefs):$/

/** An address on the web that may be opened: https, a host, and no user name that poses as one. Undefined for anything else. */
export function webLink(raw: unknown): string | undefined {
  const url = parse(raw)
  return url?.protocol === 'https:' && url.href.startsWith(`${url.origin}/`) ? url.href : undefined
}

/** A link to a wallet's app: as `webLink`, or with the app's own scheme. Undefined for anything that could do else. */
export function appLink(raw: unknown): string | undefined {
  const url = parse(raw)
  if (url === undefined || url.protocol === 'https:') return webLink(raw)
  return appScheme.test(url.protocol) && !deniedSchemes.test(url.protocol) ? url.href : undefined
}

function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.length > longestLink) return undefined
  try {
    // Not `URL.canParse`: once it is hot, that of Node 20 takes every letter beyond ASCII for a mistake.
    return new URL(raw)
  } catch {
    return undefined
  }
}
