import type { Answer } from './answer.js'

/**
 * Says who may read an answer: the page that asked, by its exact origin. Also a refusal may be read, or a page could not
 * tell it from a broken line.
 */
export function corsHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined) return { Vary: 'Origin' }
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
}

/** Answers what a browser asks before a call that is not a simple one. */
export function preflight(asked: string | undefined): Answer {
  const allowed = (asked ?? '').split(',').map((name) => name.trim().toLowerCase())
  const headers = {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': allowed.filter((name) => allowedHeaders.has(name)).join(', '),
    'Access-Control-Max-Age': '600',
  }
  return { status: 204, headers, body: '' }
}

const allowedHeaders: ReadonlySet<string> = new Set(['content-type', 'authorization', 'x-nonce-jwt', 'x-otp'])
