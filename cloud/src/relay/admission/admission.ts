import type { IncomingMessage } from 'node:http'

import { type RelayToken, TokenRefusal, readToken, refusal } from './relay-token.js'
import type { TokenUses } from './token-uses.js'

/** The relay's view of a project. */
export interface RelayProject {
  /** Whether pages of an origin may come in. */
  allows(origin: string): boolean
  /** Whether the project lists an origin as its own; one that lists none lets every page in and has none of its own. */
  names(origin: string): boolean
}

/** Looks a project up; undefined when there is none. */
export type FindRelayProject = (id: string) => Promise<RelayProject | undefined>

/** The client that comes in, and its project; or the reason why it may not, in the words that clients know. */
export type Admission = { readonly client: string; readonly project: string } | { readonly refused: string }

export interface AdmissionRules {
  readonly findProject: FindRelayProject
  readonly now: () => number
  /** The hosts that tokens may be meant for. The host that a client asks for is the client's own word, and is not looked at. */
  readonly hosts: () => readonly string[]
  readonly tokenUses: Pick<TokenUses, 'isFirstPlace'>
  /** Address of a client in the network. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** Judges somebody at the door by project, origin and token, in this order. */
export async function admit(request: IncomingMessage, rules: AdmissionRules): Promise<Admission> {
  const { url = '', headers } = request
  const query = new URLSearchParams(url.split('?').slice(1).join('?'))
  const project = query.get('projectId') ?? ''
  const found = await rules.findProject(project)
  if (found === undefined) return { refused: 'Unauthorized: invalid key' }
  // Wallets outside a browser send no origin: there is nothing to judge.
  if (headers.origin !== undefined && !found.allows(headers.origin)) return { refused: 'Unauthorized: origin not allowed' }
  try {
    return { project, client: (await heldToken(request, query.get('auth') ?? '', rules)).client }
  } catch (error) {
    if (error instanceof TokenRefusal) return { refused: error.message }
    throw error
  }
}

async function heldToken(request: IncomingMessage, text: string, rules: AdmissionRules): Promise<RelayToken> {
  const token = readToken(text, { now: rules.now(), hosts: rules.hosts() })
  const isOwn = await rules.tokenUses.isFirstPlace({ ...token, address: rules.addressOf(request) })
  if (!isOwn) throw refusal('JWT Token was used from another address')
  return token
}
