import type { IncomingMessage } from 'node:http'

import { TokenRefusal, clientOfToken } from './relay-token.js'

/** What the relay knows of projects. */
export interface RelayProjects {
  isProject(id: string): boolean
  isOriginAllowed(id: string, origin: string): boolean
}

/** Who may come in, and as whom; or why not, in the words that clients know. */
export type Admission = { readonly client: string } | { readonly refused: string }

export interface AdmissionRules {
  readonly projects: RelayProjects
  readonly now: () => number
  /** The host that tokens must name; without it, the one that the client asked for. */
  readonly host?: string
}

/** Judges somebody at the door by project, origin and token, in this order. */
export function admit({ url = '', headers }: IncomingMessage, { projects, now, host }: AdmissionRules): Admission {
  const query = new URL(url, 'ws://relay').searchParams
  const project = query.get('projectId') ?? ''
  if (!projects.isProject(project)) return { refused: 'Unauthorized: invalid key' }
  // Wallets outside a browser send no origin: there is nothing to judge.
  if (headers.origin !== undefined && !projects.isOriginAllowed(project, headers.origin)) {
    return { refused: 'Unauthorized: origin not allowed' }
  }
  try {
    return { client: clientOfToken(query.get('auth') ?? '', { now: now(), host: host ?? headers.host ?? '' }) }
  } catch (error) {
    if (error instanceof TokenRefusal) return { refused: error.message }
    throw error
  }
}
