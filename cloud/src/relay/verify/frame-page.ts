import { createHash } from 'node:crypto'

import type { Answer } from '../../http/answer.js'

/** Asks the cloud from within the frame, and hands its word to the page around. */
const script = `const { nonce, origin } = document.body.dataset
const { ancestorOrigins } = location
fetch(location.pathname, { method: 'POST', body: JSON.stringify({ nonce, ancestors: ancestorOrigins && [...ancestorOrigins] }) })
  .then((answer) => answer.json())
  .then(({ attestation }) => parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), origin))`

const hash = createHash('sha256').update(script).digest('base64')

/** The page of the frame. It runs within pages of one origin, and answers nobody else: neither text can hold a letter that means something. */
export function framePage(origin: string, nonce: string): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; frame-ancestors ${origin}`,
      'Cache-Control': 'no-store',
    },
    body: `<!doctype html><meta charset="utf-8"><title>Verify</title><body data-nonce="${nonce}" data-origin="${origin}"><script>${script}</script>`,
  }
}
