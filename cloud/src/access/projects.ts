import type { Project } from '../config/config.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import { isOriginAllowed } from './origin-pattern.js'

/** Who asks for what. */
export interface Asking {
  readonly access: Route['access']
  readonly projectId: string | undefined
  /** Of the page that asks; undefined when no page does. */
  readonly origin: string | undefined
}

/** Lets a call in, and says for which project. Throws a refusal with the words that clients know. */
export async function admit(asking: Asking, find: (id: string) => Promise<Project | undefined>): Promise<Project | undefined> {
  const { access, projectId, origin } = asking
  if (access === 'anybody') return undefined
  const project = projectId === undefined ? undefined : await find(projectId)
  if (project === undefined) throw new Refusal({ status: 401, name: 'projectId', description: 'Unauthorized: invalid key' })
  if (access === 'project' && !mayCall(project, origin)) {
    throw new Refusal({ status: 403, name: 'origin', description: 'Unauthorized: origin not allowed' })
  }
  return project
}

/** A browser cannot leave its origin out of a call that could be read; whoever sends none is no page. */
function mayCall({ origins }: Project, origin: string | undefined): boolean {
  return origin === undefined || origins === undefined || isOriginAllowed(origin, origins)
}
