import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

import { type Answer, json } from '../../http/answer.js'
import type { Call } from '../../http/call.js'
import { Refusal } from '../../http/refusal.js'
import type { Route } from '../../http/route.js'
import type { FindRelayProject, RelayProject } from '../admission/admission.js'
import { framePage } from './frame-page.js'
import { isFrameOfPage, isFramedBy, isOwnScript, originOf } from './frame-proof.js'
import type { VerifyKeys } from './verify-keys.js'

export interface VerifyOptions {
  readonly findProject: FindRelayProject
  readonly keys: VerifyKeys
  /** The hosts of this cloud. */
  readonly hosts: () => readonly string[]
  /** Secrets of projects whose own servers vouch for their pages. */
  readonly secrets: Readonly<Record<string, string>>
}

/** How long the frame has to ask, and how long the word of the cloud is good: as long as a proposal. In seconds. */
const lifetimes = { nonce: 60, attestation: 300 } as const

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))
const nonceClaims = v.object({ request: id, project: v.string(), origin: v.string(), isFrame: v.boolean() })
const frameBody = v.object({ nonce: v.string(), ancestors: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))) })
const serverBody = v.object({ projectId: v.string(), id, origin: v.string() })

/**
 * Vouch for the origin of a page, so that a wallet can tell its person where a request comes from. A page frames the attestation,
 * and says nothing itself: its browser does. For projects with a secret their own servers vouch, and no browser.
 */
export function verifyRoutes(options: VerifyOptions): readonly Route[] {
  const { keys } = options
  return [
    { name: 'GET /v3/public-key', access: 'anybody', answer: async () => json(await publicKey(keys)) },
    { name: 'GET /v3/attestation', access: 'anybody', answer: (call) => openFrame(call, options) },
    { name: 'POST /v3/attestation', access: 'anybody', answer: (call) => vouchForFrame(call, options) },
    { name: 'POST /v3/server-attestation', access: 'anybody', answer: (call) => vouchForServer(call, options) },
  ]
}

async function publicKey(keys: VerifyKeys): Promise<object> {
  const { publicKey: key, expiresAt } = await keys.current()
  return { publicKey: key, expiresAt }
}

/** The frame, with a nonce that only its script can bring back. */
async function openFrame({ query, header }: Call, { findProject, keys }: VerifyOptions): Promise<Answer> {
  const request = v.safeParse(id, query.get('id'))
  if (!request.success) throw new Refusal({ status: 400, name: 'id', description: 'There is no such request.' })
  // A page may hide where it is. What it says itself is good enough to begin with: the frame runs nowhere else.
  const origin = originOf(header('referer') ?? '') ?? originOf(query.get('origin') ?? '')
  if (origin === undefined) throw new Refusal({ status: 400, name: 'origin', description: 'The page does not say where it is.' })
  const project = query.get('projectId') ?? ''
  await foundProject(project, findProject)
  const claims: v.InferOutput<typeof nonceClaims> = { request: request.output, project, origin, isFrame: isFrameOfPage(header) }
  return framePage(origin, await keys.sign(claims, lifetimes.nonce))
}

async function vouchForFrame({ body, header }: Call, { findProject, keys, hosts, secrets }: VerifyOptions): Promise<Answer> {
  const asked = v.safeParse(frameBody, body)
  const nonce = asked.success ? v.safeParse(nonceClaims, await keys.read(asked.output.nonce)) : undefined
  if (!asked.success || nonce?.success !== true) {
    throw new Refusal({ status: 400, name: 'nonce', description: 'This frame was not opened here, or too long ago.' })
  }
  const { request, project, origin, isFrame } = nonce.output
  const found = await foundProject(project, findProject)
  const isProven = isFrame && isOwnScript(header, hosts()) && isFramedBy(origin, asked.output.ancestors)
  // Where a server vouches, a browser is not enough.
  const isVerified = isProven && found.names(origin) && !Object.hasOwn(secrets, project)
  const claims = { id: request, origin, isScam: false, isVerified, proof: isProven ? 'browser' : 'none' }
  return json({ attestation: await keys.sign(claims, lifetimes.attestation) })
}

async function vouchForServer({ body, header }: Call, { findProject, keys, secrets }: VerifyOptions): Promise<Answer> {
  const asked = v.safeParse(serverBody, body)
  if (!asked.success) throw new Refusal({ status: 400, name: 'body', description: v.summarize(asked.issues) })
  const { projectId, origin } = asked.output
  const project = await foundProject(projectId, findProject)
  const secret = Object.hasOwn(secrets, projectId) ? secrets[projectId] : undefined
  if (secret === undefined || !isSame(header('authorization') ?? '', `Bearer ${secret}`)) {
    throw new Refusal({ status: 401, name: 'secret', description: 'This is not the secret of the project.' })
  }
  if (originOf(origin) !== origin || !project.names(origin)) {
    throw new Refusal({ status: 403, name: 'origin', description: 'Unauthorized: origin not allowed' })
  }
  const claims = { id: asked.output.id, origin, isScam: false, isVerified: true, proof: 'server' }
  return json({ attestation: await keys.sign(claims, lifetimes.attestation) })
}

async function foundProject(projectId: string, findProject: FindRelayProject): Promise<RelayProject> {
  const project = await findProject(projectId)
  if (project === undefined) throw new Refusal({ status: 401, name: 'projectId', description: 'Unauthorized: invalid key' })
  return project
}

/** Compares in a time that says nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
