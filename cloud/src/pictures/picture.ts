import type { Answer } from '../http/answer.js'

/** Answers with a picture. Whoever opens one as a page gets no script out of it. */
export function picture(body: Uint8Array, type: string): Answer {
  return { status: 200, headers: { ...pictureHeaders, 'Content-Type': type }, body }
}

/** The picture that a `data:` URL holds; undefined without one. */
export function pictureFrom(url: string | undefined): Answer | undefined {
  const found = url === undefined ? null : /^data:(image\/[a-z+]+)([^,]*),(.*)$/s.exec(url)
  if (found === null) return undefined
  const [, type = '', options = '', data = ''] = found
  return picture(options.endsWith(';base64') ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data)), type)
}

const pictureHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
