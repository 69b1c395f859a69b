import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { callerAddress } from '../access/caller-address.js'
import { admit } from '../access/projects.js'
import type { CloudContext } from '../context.js'
import { spoiled } from '../faults/spoil.js'
import type { Faults } from '../faults/faults.js'
import type { Answer } from './answer.js'
import { corsHeaders, preflight } from './cors.js'
import { deliver } from './deliver.js'
import { readBody } from './read-body.js'
import { Refusal, refusalAnswer } from './refusal.js'
import { type Route, type RouteMatch, matchRoute } from './route.js'

export interface ServeOptions {
  readonly context: CloudContext
  readonly routes: readonly Route[]
  readonly faults: Faults
  readonly onCall?: ((call: ServedCall) => void) | undefined
}

/** What was asked and how it was answered, for counters and tests. */
export interface ServedCall {
  readonly route: string | undefined
  readonly method: string
  readonly url: string
  readonly status: number
}

/** Answers one request from its first byte to its last. Never rejects. */
export async function serve(request: IncomingMessage, response: ServerResponse, options: ServeOptions): Promise<void> {
  const { context, routes, faults, onCall } = options
  const { method = 'GET', url = '/' } = request
  const signal = untilGone(response)
  try {
    if (method === 'OPTIONS') {
      const answer = preflight(request.headers['access-control-request-headers'])
      return await deliver(response, { answer, headers: corsHeaders(request.headers.origin), signal })
    }
    const { pathname, searchParams } = addressOf(url)
    const found = matchRoute(routes, method, pathname)
    const fault = 'route' in found ? faults.take(found.route.name, pathname) : undefined
    if (fault?.delay !== undefined) await wait(fault.delay, undefined, { signal })
    if (fault?.hang === true) return
    const answer =
      (fault && spoiled(fault)) ??
      (await guarded(() => ('route' in found ? answerTo(request, { ...found, searchParams, signal }, context) : nowhere(found)), context))
    onCall?.({ route: 'route' in found ? found.route.name : undefined, method, url, status: answer.status })
    const headers = fault?.withoutCors === true ? {} : corsHeaders(request.headers.origin)
    await deliver(response, { answer, headers, fault, signal })
  } catch (error) {
    if (!signal.aborted) context.log(`${method} ${url} could not be answered`, error)
    response.destroy()
  }
}

interface Found extends RouteMatch {
  readonly searchParams: URLSearchParams
  readonly signal: AbortSignal
}

async function answerTo(
  request: IncomingMessage,
  { route, parameters, searchParams, signal }: Found,
  context: CloudContext,
): Promise<Answer> {
  const { config, countCall, findProject } = context
  const body = request.method === 'GET' ? undefined : await readBody(request, config.bodyBytes)
  const projectId = searchParams.get('projectId') ?? projectIdIn(body)
  const project = await admit({ access: route.access, projectId, origin: request.headers.origin }, findProject)
  const caller = `${project?.id ?? ''} ${callerAddress(request, config.trustProxy)}`
  countCall(caller)
  const header = (name: string): string | undefined => request.headers[name]?.toString()
  return route.answer({ parameters, query: searchParams, header, body, project, signal })
}

/** Some calls carry their project in the body. */
function projectIdIn(body: unknown): string | undefined {
  const id: unknown = typeof body === 'object' && body !== null && 'projectId' in body ? body.projectId : undefined
  return typeof id === 'string' ? id : undefined
}

async function guarded(answer: () => Answer | Promise<Answer>, { log }: CloudContext): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer()
    log('A route failed', error)
    return refusalAnswer({ status: 500, name: 'internal', description: 'The server failed: try again.' })
  }
}

function nowhere(methods: readonly string[]): Answer {
  if (methods.length === 0) return refusalAnswer({ status: 404, name: 'path', description: 'There is nothing here.' })
  const description = `This takes ${methods.join(', ')}.`
  return refusalAnswer({ status: 405, name: 'method', description, headers: { Allow: methods.join(', ') } })
}

/** Only the path and the query are the caller's to say. */
function addressOf(url: string): URL {
  const full = `http://cloud${url}`
  return url.startsWith('/') && URL.canParse(full) ? new URL(full) : new URL('http://cloud/%')
}

/** Ends when the caller goes; a server that stops cuts every connection, and so ends all of them. */
function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}
