import type { FetchPort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'

/** The browser's fetch, as it was when the ports were made, without cookies. */
export function fetchPort(host: Pick<BrowserHost, 'fetch'>): FetchPort {
  const send = host.fetch.bind(host)
  return async (url, request) => {
    const { status, headers, body, url: answered } = await send(url, { ...request, credentials: 'omit' })
    return { status, headers, url: answered, body: body === null ? null : piecesOf(body) }
  }
}

/** Safari's streams are not iterable. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    // A broken stream refuses to be cancelled with the error that its reader has got already.
    reader.cancel().catch(() => undefined)
  }
}
