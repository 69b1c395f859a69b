import type { SignInServer } from '../create-sign-in-server.js'
import type { SignInSession } from '../sessions/session.js'

/** What a middleware of Hono is given, as far as it is used. */
interface HonoContext {
  readonly req: { readonly raw: Request }
  set(key: 'siwx', sessions: readonly SignInSession[]): void
}

/** The middleware for Hono: it answers the calls of the plugin, and lets the others read who has signed in by `context.get('siwx')`. */
export function honoSignIn(server: SignInServer): (context: HonoContext, next: () => Promise<void>) => Promise<Response | undefined> {
  return async (context, next) => {
    const response = await server.handle(context.req.raw)
    if (response !== undefined) return response
    context.set('siwx', await server.sessions(context.req.raw))
    await next()
    return undefined
  }
}
