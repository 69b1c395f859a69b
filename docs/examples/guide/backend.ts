import { createSignInServer } from '@billfold/siwx-server'

const signIn = createSignInServer({ domain: 'harbour.example', secret: 'of 32 characters or more, and never in the code' })

/** Any server that speaks in `Request` and `Response`. */
export async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname.startsWith('/siwx')) return (await signIn.handle(request)) ?? new Response(undefined, { status: 404 })
  const [session] = await signIn.sessions(request)
  return session === undefined ? new Response('Sign in first', { status: 401 }) : Response.json({ notesOf: session.address })
}
