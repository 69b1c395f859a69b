import type { MiddlewareHandler } from 'hono'

import type { CloudContext } from '../context.js'
import { toResponse } from './answer.js'
import { type CallerOptions, callerOf } from './caller.js'
import { Refusal } from './refusal.js'

export interface CountRefusedOptions extends CallerOptions {
  readonly context: Pick<CloudContext, 'config' | 'countCall'>
}

/** Counts the calls that no route has counted: whoever tries out projects or paths has a limit as well, by the address alone. */
export function countRefused(options: CountRefusedOptions): MiddlewareHandler<{ Variables: { isCounted?: boolean } }> {
  return async (c, next) => {
    await next()
    if (c.var.isCounted === true || c.res.status < 400) return
    try {
      await options.context.countCall(` ${callerOf(c, options)}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      c.res = toResponse(error.toAnswer())
    }
  }
}
