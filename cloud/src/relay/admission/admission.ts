import type { IncomingMessage } from 'node:http'

import { TokenRefusal, clientOfToken } from './relay-token.js'

/** What the relay knows of a project. */
export interface RelayProject {
  allows(origin: string): boolean
}

/** Looks a project up; undefined when there is none. */
export type FindRelayProject = (id: string) => Promise<RelayProject | undefined>

/** Who may come in, and as whom; or why not, in the words that clients know. */
export type Admission = { readonly client: string; readonly project: string } | { readonly refused: string }

export interface AdmissionRules {
  readonly findProject: FindRelayProject
  readonly now: () => number
  /** The host that tokens must name; without it, the one that the client asked for. */
  readonly host?: string
}

/** Judges somebody at the door by project, origin and token, in this order. */
export async function admit({ url = '', headers }: IncomingMessage, { findProject, now, host }: AdmissionRules): Promise<Admission> {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  const id = query.get('projectId') ?? ''
  const project = await findProject(id)
  if (project === undefined) return { refused: 'Unauthorized: invalid key' }
  // Wallets outside a browser send no origin: there is nothing to judge.
  if (headers.origin !== undefined && !project.allows(headers.origin)) return { refused: 'Unauthorized: origin not allowed' }
  try {
    return { project: id, client: clientOfToken(query.get('auth') ?? '', { now: now(), host: host ?? headers.host ?? '' }) }
  } catch (error) {
    if (error instanceof TokenRefusal) return { refused: error.message }
    throw error
  }
}
