import type { FetchResponse } from '../ports.js'
import { safeJson } from '../validation/safe-json.js'
import { type HttpPlace, httpError } from './errors.js'
import { httpLimits, pictureTypes } from './limits.js'

/** One answer to read, and its place. */
export interface Reading {
  readonly response: FetchResponse
  readonly place: HttpPlace
  readonly signal: AbortSignal
}

/** A picture before it is a blob. */
export interface Picture {
  readonly bytes: readonly Uint8Array[]
  readonly type: string
}

/** Reads an answer as JSON; undefined when it has no body. A web page is not an answer: some network has put it there. */
export async function readJson(reading: Reading): Promise<unknown> {
  const { response, place } = reading
  const decoder = new TextDecoder()
  const pieces = await readBytes(reading, httpLimits.jsonBytes)
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
  if (response.headers.get('content-type')?.includes('html') || text.trimStart().startsWith('<'))
    throw httpError('http/unreachable', { ...place, reason: 'a web page answered' })
  try {
    return text === '' ? undefined : safeJson(text)
  } catch (error) {
    throw httpError('http/malformed', place, error)
  }
}

/** Reads an answer as a picture. */
export async function readPicture(reading: Reading): Promise<Picture> {
  const type = reading.response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'nothing'
  if (!pictureTypes.includes(type)) throw httpError('http/not-a-picture', { ...reading.place, type: type.slice(0, 100) })
  return { bytes: await readBytes(reading, httpLimits.blobBytes), type }
}

/** The whole body, or an error: a part of it is never used. Reading stops at the limit, whatever length was announced. */
async function readBytes({ response, place, signal }: Reading, limit: number): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    signal.throwIfAborted()
    size += piece.byteLength
    if (size > limit) throw httpError('http/too-large', { ...place, limit })
    pieces.push(piece)
  }
  return pieces
}
