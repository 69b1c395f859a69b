import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import { safeIcon } from '../../core/validation/icon.js'
import { appLink } from '../../core/validation/links.js'
import { type Parse, fitting, making, rowsOf } from '../../core/parse.js'

const longest = 4_096

/** Nobody configures more of anything than this. */
const most = 1_000

/** A list in which each row stands for itself. */
export function rows<T>(parse: Parse<T>): Parse<readonly T[]> {
  return rowsOf(parse, most)
}

/** Yes or no. */
export const flag: Parse<boolean> = fitting((found) => typeof found === 'boolean', 'true or false')

/** Any text that is not blank, without the space around it. */
export const text: Parse<string> = words('a text', /\S/)

/** A name that goes into keys and queries. */
export const tag: Parse<string> = words('up to 64 letters, digits or @ . / , : + - _', /^[\w@./,:+-]{1,64}$/)

/** An address on the web. A user name in it is for posing as another host, and requests refuse it. */
export const link: Parse<string> = address('http')

/** An address of a socket. */
export const socketLink: Parse<string> = address('ws')

/** A link to a wallet's app, by https or the app's own scheme. */
export const walletLink: Parse<string> = making(appLink, "an https URL, or one with the app's own scheme")

/** A picture: a URL, a path on the host's own origin, or a data URI. */
export const image: Parse<string> = making((found) => link(found) ?? path(found) ?? safeIcon(found), 'an image by URL, path or data URI')

const path = words('', /^\.{0,2}\/[^/\\]/)

/** A network by its CAIP-2 id. */
export const networkId: Parse<CaipNetworkId> = fitting(isCaipNetworkId, 'a CAIP-2 network id')

/** A service of the host: its methods are its own, so it is neither copied nor frozen. */
export const service: Parse<object> = fitting((found) => typeof found === 'object' && found !== null, 'an object')

/** A text of a certain shape, without the space around it. */
export function words<T extends string = string>(expected: string, pattern: RegExp, isFit?: (found: string) => boolean): Parse<T> {
  const make = (found: unknown): string | undefined =>
    typeof found === 'string' && found.length <= longest && pattern.test(found) && isFit?.(found) !== false ? found.trim() : undefined
  return making(make as (found: unknown) => T | undefined, expected)
}

function address(scheme: string): Parse<string> {
  return words(`an address such as ${scheme}s://…`, new RegExp(`^${scheme}s?://[^\\s/?#@\\\\]+([/?#]|$)`), URL.canParse)
}
