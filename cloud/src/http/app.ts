import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contextStorage } from 'hono/context-storage'
import { cors } from 'hono/cors'
import { RETAINED_304_HEADERS, etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'

import type { CloudContext } from '../context.js'
import { faultMiddleware } from '../faults/fault-middleware.js'
import type { Faults } from '../faults/faults.js'
import type { CloudObserver } from '../operations/observer.js'
import { toResponse } from './answer.js'
import { answerCall } from './answer-call.js'
import { countRefused } from './count-refused.js'
import { Refusal, refusalAnswer } from './refusal.js'
import { type Route, splitRoute } from './route.js'

export interface AppOptions {
  readonly context: CloudContext
  readonly routes: readonly Route[]
  /** Apps that parts bring: they admit their callers themselves, and those that they refuse are counted. */
  readonly apps: readonly Hono[]
  /** Answers those who watch the cloud. */
  readonly health: Hono
  /** Switches that make routes fail; undefined outside tests. */
  readonly faults?: Faults | undefined
  /** The other end of the line, as the runtime knows it. */
  readonly addressOf: (c: Context) => string | undefined
}

/** Everything that the cloud answers over HTTP. It needs nothing of Node: any runtime of Hono can serve it. */
export function cloudApp(options: AppOptions): Hono {
  const { context, apps, health } = options
  const { config, log, observe } = context
  const app = new Hono({ strict: false })
  app.use(requestId({ limitLength: 64 }), contextStorage(), observed(observe), secureHeaders(protection), cors(sharing))
  // Whoever watches the cloud is not counted: what counts may be what is away.
  app.route('/', health)
  app.use(countRefused(options))
  app.on(['POST', 'PUT', 'DELETE'], '*', bodyLimit({ maxSize: config.bodyBytes, onError: () => tooLarge(config.bodyBytes) }))
  for (const each of apps) app.route('/', each)
  addRoutes(app, options)
  app.notFound(() => toResponse(refusalAnswer({ status: 404, name: 'path', description: 'There is nothing here.' })))
  app.onError((error, c) => {
    if (error instanceof Refusal) return toResponse(error.toAnswer())
    if (error instanceof HTTPException) return error.getResponse()
    if (!c.req.raw.signal.aborted) log('A route failed', error)
    return toResponse(refusalAnswer({ status: 500, name: 'internal', description: 'The server failed: try again.' }))
  })
  return app
}

function addRoutes(app: Hono, { context, routes, faults, addressOf }: AppOptions): void {
  for (const route of routes) {
    const { method, path } = splitRoute(route.name)
    app.on(method, path, async (c, next) => {
      c.set('route', route.name)
      await next()
    })
    if (faults !== undefined) app.on(method, path, faultMiddleware(route.name, faults))
    if (route.isKept === true) app.on(method, path, etag({ retainedHeaders }))
    app.on(method, path, answerCall(route, { context, addressOf }))
  }
  for (const [path, methods] of methodsByPath(routes)) app.all(path, () => wrongMethod(methods))
}

/** Tells of each call once it is answered. */
function observed(observe: Required<CloudObserver>): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const { pathname, search } = new URL(c.req.url)
    const { route, project } = c.var
    const milliseconds = performance.now() - began
    observe.served({ route, project, milliseconds, method: c.req.method, url: `${pathname}${search}`, status: c.res.status })
  }
}

/** What no answer of this server needs is not allowed; an answer that needs more says so itself. */
const protection: Parameters<typeof secureHeaders>[0] = {
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // Whoever may frame an answer is named by its policy; whether the address is for TLS only is the proxy's to say.
  xFrameOptions: false,
  strictTransportSecurity: false,
  // For browsers that are gone.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/**
 * An answer is for the page that asked, by its exact origin. Also a refusal may be read, or a page could not tell it from a
 * broken line.
 */
const sharing: Parameters<typeof cors>[0] = {
  origin: (origin) => (origin === '' ? undefined : origin),
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['content-type', 'authorization', 'x-nonce-jwt', 'x-otp', 'dpop'],
  exposeHeaders: ['Retry-After', 'X-Request-Id'],
  maxAge: 600,
}

/** A page could not read a "still good" without them. */
const retainedHeaders = [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers']

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>()
  for (const { method, path } of routes.map(({ name }) => splitRoute(name))) byPath.set(path, [...(byPath.get(path) ?? []), method])
  return byPath
}

function wrongMethod(methods: readonly string[]): Response {
  const allowed = methods.join(', ')
  const headers = { Allow: allowed }
  return toResponse(refusalAnswer({ status: 405, name: 'method', description: `This takes ${allowed}.`, headers }))
}

function tooLarge(limit: number): Response {
  return toResponse(refusalAnswer({ status: 413, name: 'body', description: `The body is larger than ${limit} bytes.` }))
}
