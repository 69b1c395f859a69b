import type { SignInServer } from '../create-sign-in-server.js'

type RouteHandler = (request: Request) => Promise<Response>

/** The handlers of a route of Next.js, `app/siwx/[...call]/route.ts`, and of any other frameworks whose routes answer a `Request`. */
export function nextSignIn(server: SignInServer): Readonly<Record<'DELETE' | 'GET' | 'OPTIONS' | 'POST', RouteHandler>> {
  const answer: RouteHandler = async (request) => (await server.handle(request)) ?? new Response(undefined, { status: 404 })
  return { GET: answer, POST: answer, DELETE: answer, OPTIONS: answer }
}
