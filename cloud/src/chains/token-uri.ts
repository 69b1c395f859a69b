import { clipName } from './clip-name.js'
import { isPicture } from './is-picture.js'

/** What a piece of a collection says of itself. */
export interface TokenUri {
  readonly name?: string
  /** A `data:` URL. */
  readonly image?: string
}

/**
 * Reads what the address of a piece’s page holds within itself. What it only points to is left alone: this server asks no host but the
 * chain's, and does not send pages to one either.
 */
export function readTokenUri(uri: unknown): TokenUri {
  const json = typeof uri === 'string' ? dataOf(uri) : undefined
  const said = json === undefined ? undefined : parsed(json)
  if (typeof said !== 'object' || said === null) return {}
  const { name, image } = said as { readonly name?: unknown; readonly image?: unknown }
  return {
    ...(typeof name === 'string' && name !== '' ? { name: clipName(name) } : {}),
    ...(isPicture(image) ? { image } : {}),
  }
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
