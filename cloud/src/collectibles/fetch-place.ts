import { nodeDeadline } from '../chains/node-deadline.js'
import { readCappedBytes } from '../chains/read-capped.js'
import type { FindPlace, Place } from './find-place.js'

export interface FetchPlaceOptions {
  readonly find: FindPlace
  /** Content types that are asked for. */
  readonly accept: string
  /** True for the content type of an answer that is read. */
  readonly isWanted?: (type: string) => boolean
  /** The largest content that is read, in bytes. */
  readonly most: number
  readonly signal: AbortSignal
}

/** The content of a place. */
export interface Fetched {
  /** The content type, in lower case and without its parameters. */
  readonly type: string
  readonly bytes: Buffer
}

/** Gateways lead from a folder to its file, and to a host of its own for each content. */
const mostRedirects = 3

/** Fetches a place. It may lead to another that is named too; leading anywhere else is a failure. */
export async function fetchPlace(place: Place, { find, accept, isWanted = () => true, most, signal }: FetchPlaceOptions): Promise<Fetched> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(nodeDeadline)])
  let { url } = place
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    // Nothing but the address comes from the caller: no header, no cookie, no name.
    const response = await fetch(url, { headers: { accept }, redirect: 'manual', credentials: 'omit', signal: ended })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      url = nextUrl(find, new URL(location, url).href)
      continue
    }
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (response.ok && isWanted(type)) return { type, bytes: await readCappedBytes(response, most) }
    await response.body?.cancel()
    throw new Error(`${hostOf(url)} answered with status ${response.status} and type ${type.slice(0, 60) || 'none'}`)
  }
  throw new Error(`${hostOf(place.url)} leads on and on`)
}

function nextUrl(find: FindPlace, location: string): string {
  const next = find(location)
  if (next === undefined) throw new Error(`leads to ${hostOf(location)}, which collectibles does not name`)
  return next.url
}

function hostOf(url: string): string {
  return new URL(url).host
}
