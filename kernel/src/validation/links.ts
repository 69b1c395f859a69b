/** How long a link may be: longer ones are not for following. */
const longestLink = 4_096

/** What a wallet may call the scheme of its app. */
const appScheme = /^[a-z][a-z0-9+.-]{2,40}:$/

/** Schemes that run code, read files, start system tools or leave for something that is no wallet. */
const deniedSchemes =
  /^(?:javascript|vbscript|data|blob|filesystem|file|about|intent|intents|android-app|content|view-source|jar|resource|res|cid|mid|http|ftp|ftps|sftp|ssh|telnet|ldap|smb|ws|wss|mailto|tel|sms|smsto|facetime|facetime-audio|callto|skype|market|itms[a-z-]*|shell|search|search-ms|ms-[a-z0-9.-]+|chrome[a-z-]*|moz-extension|safari-web-extension|edge|opera|brave|x-apple[a-z.-]*|prefs|app-prefs|wyciwyg|livescript|mocha|mhtml|steam|vscode|vscode-insiders):$/

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
  if (typeof raw !== 'string' || raw.length > longestLink || !URL.canParse(raw)) return undefined
  return new URL(raw)
}
