/** Headers of a request, by their names in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** True when a browser says that this is a frame of a page. Scripts cannot write these headers; programs that are no browser can. */
export function isFrameOfPage(header: ReadHeader): boolean {
  const site = header('sec-fetch-site')
  return header('sec-fetch-dest') === 'iframe' && header('sec-fetch-mode') === 'navigate' && site !== undefined && site !== 'none'
}

/** True when a browser says that this is the script of a page of ours. */
export function isOwnScript(header: ReadHeader, hosts: readonly string[]): boolean {
  const origin = header('origin') ?? ''
  return header('sec-fetch-site') === 'same-origin' && URL.canParse(origin) && hosts.includes(new URL(origin).host)
}

/**
 * True when the pages around a frame are all of one origin. Browsers that do not tell them (Firefox) keep the script from running
 * anywhere else by the policy of the frame.
 */
export function isFramedBy(origin: string, ancestors: readonly string[] | undefined): boolean {
  return ancestors === undefined || (ancestors.length > 0 && ancestors.every((ancestor) => ancestor === origin))
}

const webOrigin = /^https?:\/\/(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/** The origin of an address of the web; undefined for every other text. Nothing in it means anything in a policy or a page. */
export function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  return webOrigin.test(origin) ? origin : undefined
}
