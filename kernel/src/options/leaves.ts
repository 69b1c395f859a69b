import { isCaipNetworkId } from '../caip/caip-network-id.js'
import type { CaipNetworkId } from '../contract/caip.js'
import { safeIcon } from '../validation/icon.js'
import { appLink, webLink } from '../validation/links.js'
import { type Reader, leaf } from './reader.js'

const longestText = 1_000
const longestLink = 4_096

const matching = (pattern: RegExp, wants: string): Reader<string> =>
  leaf(wants, (found) => (typeof found === 'string' && pattern.test(found) ? found : undefined))

const linkOf = (protocols: readonly string[], wants: string): Reader<string> =>
  leaf(wants, (found) => (typeof found === 'string' && isLink(found, protocols) ? found : undefined))

export const flag: Reader<boolean> = leaf('true or false', (found) => (typeof found === 'boolean' ? found : undefined))

/** Any text that is not blank, without the space around it. */
export const text: Reader<string> = leaf(`a text of 1 to ${longestText} characters`, (found) =>
  typeof found === 'string' && found.length <= longestText ? found.trim() || undefined : undefined,
)

/** A name that goes into keys and queries. */
export const tag: Reader<string> = matching(/^[\w@./,:+-]{1,64}$/, 'up to 64 letters, digits or one of @ . / , : + - _')

/** A user name in a link is for posing as another host, and requests refuse it. */
export const link: Reader<string> = linkOf(['https:', 'http:'], 'an http or https URL without a user name')

export const socketLink: Reader<string> = linkOf(['wss:', 'ws:'], 'a wss or ws URL without a user name')

export const httpsLink: Reader<string> = leaf('an https URL without a user name', webLink)

/** A link to a wallet's app, by https or the app's own scheme. */
export const appLinkOption: Reader<string> = leaf("an https URL, or one with the app's own scheme", appLink)

/** A picture: a URL, a path on the host's own origin, or a data URI. */
export const image: Reader<string> = leaf('an image by URL, path or data:image URI', (found) => {
  if (typeof found !== 'string') return undefined
  return isLink(found, ['https:', 'http:']) || isPath(found) ? found : safeIcon(found)
})

export const networkId: Reader<CaipNetworkId> = leaf('a CAIP-2 network id such as eip155:1', (found) =>
  isCaipNetworkId(found) ? found : undefined,
)

/** A service of the host: its methods are its own, so it is neither copied nor frozen. */
export const service: Reader<object> = leaf('an object', (found) => (typeof found === 'object' && found !== null ? found : undefined))

function isLink(found: string, protocols: readonly string[]): boolean {
  if (found.length > longestLink || !URL.canParse(found)) return false
  const { protocol, href, host } = new URL(found)
  return protocols.includes(protocol) && href.startsWith(`${protocol}//${host}/`)
}

function isPath(found: string): boolean {
  return found.length <= longestLink && /^\.{0,2}\/[^/\\]/.test(found)
}
