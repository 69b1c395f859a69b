import { createHash } from 'node:crypto'

import type { RelayProjects } from '../admission/admission.js'
import type { VerifyKeys } from './verify-keys.js'

export interface VerifyOptions {
  readonly projects: RelayProjects
  readonly keys: VerifyKeys
}

const idPattern = /^[\w.-]{1,200}$/

/**
 * Vouches for the origin of a page, so that a wallet can tell its person where a request comes from: the page frames
 * `/attestation`, and the wallet checks with `/public-key`. Undefined for every other path.
 */
export function verify(request: Request, { projects, keys }: VerifyOptions): Response | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith('/public-key')) return json({ publicKey: keys.publicKey, expiresAt: keys.expiresAt }, 200)
  if (!pathname.endsWith('/attestation')) return undefined
  const id = searchParams.get('id') ?? ''
  const project = searchParams.get('projectId') ?? ''
  const origin = framedBy(request)
  if (!idPattern.test(id) || origin === undefined || !projects.isProject(project)) return json({ error: 'Bad request' }, 400)
  const isVerified = projects.isOriginAllowed(project, origin)
  return page(keys.attest({ id, origin, isScam: false, isVerified }), origin)
}

/** The page that holds the frame: the browser says it, the page itself is not asked. */
function framedBy({ headers }: Request): string | undefined {
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).origin : undefined
}

function page(attestation: string, origin: string): Response {
  const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
  const script = `parent.postMessage(${message}, ${JSON.stringify(origin)})`
  const hash = createHash('sha256').update(script).digest('base64')
  return new Response(`<!doctype html><meta charset="utf-8"><title>Verify</title><script>${script}</script>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors ${origin}`,
      'cache-control': 'no-store',
    },
  })
}

function json(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'access-control-allow-origin': '*' } })
}
