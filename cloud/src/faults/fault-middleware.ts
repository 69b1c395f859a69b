import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'

import { toResponse } from '../http/answer.js'
import type { RouteName } from '../http/route.js'
import { cutBody, drippingBody } from './broken-body.js'
import type { Fault } from './fault.js'
import type { Faults } from './faults.js'
import { spoiled } from './spoil.js'

/** Lets one route fail as its switches say. */
export function faultMiddleware(route: RouteName, faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.take(route, c.req.path)
    if (fault === undefined) return next()
    const { signal } = c.req.raw
    if (fault.delay !== undefined) await wait(fault.delay, undefined, { signal })
    if (fault.hang === true) await gone(signal)
    const replaced = spoiled(fault)
    if (replaced === undefined) await next()
    else c.res = toResponse(replaced)
    await breakAnswer(c, fault)
  }
}

async function breakAnswer(c: Context, { reset, drip, withoutCors }: Fault): Promise<void> {
  if (withoutCors === true) c.res.headers.delete('Access-Control-Allow-Origin')
  if (reset !== true && drip === undefined) return
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  const body = drip === undefined ? cutBody(bytes) : drippingBody(bytes, drip)
  c.res = new Response(body, {
    status: c.res.status,
    headers: { ...Object.fromEntries(c.res.headers), 'Content-Length': `${bytes.length}` },
  })
}

/** Rejects when the caller has gone. */
function gone(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('The caller has gone.'))))
}
