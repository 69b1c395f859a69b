import type { Context } from 'hono'

import { admit } from '../access/projects.js'
import type { CloudContext } from '../context.js'
import { toResponse } from './answer.js'
import { type CallerOptions, callerOf } from './caller.js'
import { Refusal } from './refusal.js'
import type { Route } from './route.js'

declare module 'hono' {
  /** Each call carries these along. */
  interface ContextVariableMap {
    /** Name of the route that answers. */
    route?: string
    /** Project that was let in. */
    project?: string
    /** True once the call was counted. */
    isCounted?: boolean
  }
}

export interface AnswerOptions extends CallerOptions {
  readonly context: CloudContext
}

/** Admits and counts a call of a route, and answers it. */
export function answerCall(route: Route, options: AnswerOptions): (c: Context) => Promise<Response> {
  const { countCall, findProject } = options.context
  return async (c) => {
    const header = (name: string): string | undefined => c.req.header(name)
    const query = new URL(c.req.url).searchParams
    const body = c.req.method === 'GET' ? undefined : parsed(await c.req.text())
    const projectId = query.get('projectId') ?? projectIdIn(body)
    const project = await admit({ access: route.access, projectId, origin: header('origin') }, findProject)
    if (project !== undefined) c.set('project', project.id)
    const place = callerOf(c, options)
    const caller = `${project?.id ?? ''} ${place}`
    c.set('isCounted', true)
    await countCall(caller)
    const { signal } = c.req.raw
    const charge = (cost: number): Promise<void> => countCall(caller, cost)
    return toResponse(await route.answer({ parameters: c.req.param(), query, header, body, place, project, signal, charge }))
  }
}

/** A body is JSON, whatever type it says it is: pages send JSON as plain text to spare a preflight. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new Refusal({ status: 400, name: 'body', description: 'The body is not JSON.' })
  }
}

/** Some calls carry their project in the body. */
function projectIdIn(body: unknown): string | undefined {
  const id: unknown = typeof body === 'object' && body !== null && 'projectId' in body ? body.projectId : undefined
  return typeof id === 'string' ? id : undefined
}
