import { clipName } from '../chains/clip-name.js'
import type { FindPlace, Place } from './find-place.js'

/** What a piece of a collection says of itself. */
export interface Metadata {
  readonly name?: string
  /** Where its picture is: written out as a `data:` URL, or an address. */
  readonly image?: string
}

/** Where a piece is described: written out, at a place that may be fetched, or nowhere that is known. */
export type PieceSource = { readonly written: Metadata } | { readonly place: Place }

/** Reads the address of a piece’s description (`tokenURI`), with what it holds within itself. */
export function readSource(uri: unknown, find: FindPlace): PieceSource {
  const place = find(uri)
  if (place !== undefined) return { place }
  const json = typeof uri === 'string' ? dataOf(uri) : undefined
  return { written: json === undefined ? {} : readMetadata(parsed(json)) }
}

/** Reads a description. Each field is read by itself: strangers write them. */
export function readMetadata(said: unknown): Metadata {
  if (typeof said !== 'object' || said === null) return {}
  const { name, image, image_url: other } = said as Readonly<Record<string, unknown>>
  const picture = [image, other].find(isText)
  return {
    ...(isText(name) && { name: clipName(name) }),
    ...(picture !== undefined && picture.length <= longestImage && { image: picture }),
  }
}

/** As long as a picture that is written out may be. */
const longestImage = 65_536

function isText(said: unknown): said is string {
  return typeof said === 'string' && said !== ''
}

function dataOf(uri: string): string | undefined {
  const found = /^data:application\/json([^,]*),(.*)$/s.exec(uri)
  if (found === null) return undefined
  const [, options = '', data = ''] = found
  return options.endsWith(';base64') ? Buffer.from(data, 'base64').toString('utf8') : data
}

function parsed(text: string): unknown {
  for (const read of [decodeURIComponent, String]) {
    try {
      return JSON.parse(read(text))
    } catch {
      // Some contracts escape their JSON and some do not: the other way is tried too.
    }
  }
  return undefined
}
