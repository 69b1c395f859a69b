import { createHash } from 'node:crypto'

import { type Answer, json } from '../../http/answer.js'
import type { Call } from '../../http/call.js'
import { Refusal } from '../../http/refusal.js'
import type { Route } from '../../http/route.js'
import type { FindRelayProject } from '../admission/admission.js'
import type { VerifyKeys } from './verify-keys.js'

export interface VerifyOptions {
  readonly findProject: FindRelayProject
  readonly keys: VerifyKeys
}

const idPattern = /^[\w.-]{1,200}$/

/**
 * Vouch for the origin of a page, so that a wallet can tell its person where a request comes from: the page frames the
 * attestation, and the wallet checks it with the key.
 */
export function verifyRoutes({ findProject, keys }: VerifyOptions): readonly Route[] {
  return [
    {
      name: 'GET /v3/public-key',
      access: 'anybody',
      answer: () => json({ publicKey: keys.publicKey, expiresAt: keys.expiresAt }),
    },
    { name: 'GET /v3/attestation', access: 'anybody', answer: (call) => attestation(call, { findProject, keys }) },
  ]
}

async function attestation({ query, header }: Call, { findProject, keys }: VerifyOptions): Promise<Answer> {
  const id = query.get('id') ?? ''
  const origin = originOf(header('referer') ?? '')
  const project = await findProject(query.get('projectId') ?? '')
  if (!idPattern.test(id)) throw new Refusal({ status: 400, name: 'id', description: 'There is no such request.' })
  if (origin === undefined) throw new Refusal({ status: 400, name: 'referer', description: 'The page does not say where it is.' })
  if (project === undefined) throw new Refusal({ status: 401, name: 'projectId', description: 'Unauthorized: invalid key' })
  return page(keys.attest({ id, origin, isScam: false, isVerified: project.allows(origin) }), origin)
}

/** The browser says which page holds the frame: the page itself is not asked. */
function originOf(referer: string): string | undefined {
  return URL.canParse(referer) ? new URL(referer).origin : undefined
}

function page(token: string, origin: string): Answer {
  const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation: token }))
  const script = `parent.postMessage(${message}, ${JSON.stringify(origin)})`
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors ${origin}`,
      'Cache-Control': 'no-store',
    },
    body: `<!doctype html><meta charset="utf-8"><title>Verify</title><script>${script}</script>`,
  }
}
