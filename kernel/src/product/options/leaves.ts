import { isCaipNetworkId } from '../../core/caip/caip-network-id.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import { safeIcon } from '../../core/validation/icon.js'
import { appLink } from '../../core/validation/links.js'
import { type Reader, isObject, kind, leaf } from './reader.js'

const longest = 4_096

/** Yes or no. */
export const flag: Reader<boolean> = kind('true or false', (found) => typeof found === 'boolean')

/** Any text that is not blank, without the space around it. */
export const text: Reader<string> = words('a text', /\S/)

/** A name that goes into keys and queries. */
export const tag: Reader<string> = words('up to 64 letters, digits or @ . / , : + - _', /^[\w@./,:+-]{1,64}$/)

/** An address on the web. A user name in it is for posing as another host, and requests refuse it. */
export const link: Reader<string> = address('http')

/** An address of a socket. */
export const socketLink: Reader<string> = address('ws')

/** A link to a wallet's app, by https or the app's own scheme. */
export const walletLink: Reader<string> = leaf("an https URL, or one with the app's own scheme", appLink)

/** A picture: a URL, a path on the host's own origin, or a data URI. */
export const image: Reader<string> = leaf(
  'an image by URL, path or data URI',
  (found) => quietly(link, found) ?? quietly(path, found) ?? safeIcon(found),
)

const path = words('', /^\.{0,2}\/[^/\\]/)

/** A network by its CAIP-2 id. */
export const networkId: Reader<CaipNetworkId> = kind('a CAIP-2 network id', isCaipNetworkId)

/** A service of the host: its methods are its own, so it is neither copied nor frozen. */
export const service: Reader<object> = kind('an object', isObject)

/** A text of a certain shape, without the space around it. */
export function words(wants: string, pattern: RegExp, isFit: (found: string) => boolean = () => true): Reader<string> {
  const is = (found: unknown): found is string =>
    typeof found === 'string' && found.length <= longest && pattern.test(found) && isFit(found)
  return kind(wants, is, (found) => found.trim())
}

function address(scheme: string): Reader<string> {
  return words(`an address such as ${scheme}s://…`, new RegExp(`^${scheme}s?://[^\\s/?#@\\\\]+([/?#]|$)`), URL.canParse)
}

/** Reads a value and tells nobody when it is wrong. */
export function quietly<T>(read: Reader<T>, found: unknown): T | undefined {
  return read(found, () => undefined)
}
