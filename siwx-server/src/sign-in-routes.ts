import type { SessionCookies } from './sessions/session-cookies.js'
import type { SessionTokens } from './sessions/session-tokens.js'
import type { SignInSession } from './sessions/session.js'
import type { Sessions } from './sessions/sessions.js'
import type { Verifier } from './verifier.js'

interface RoutesNeeds {
  readonly verifier: Verifier
  readonly sessions: Sessions
  readonly tokens: SessionTokens
  readonly cookies: SessionCookies | undefined
  readonly path: string
}

/**
 * The calls of the plugin: GET nonce, POST verify, GET sessions, and DELETE sessions, which ends those of the request. A page of another host is
 * refused before anything is read, also one that the browser would let write.
 */
export class SignInRoutes {
  constructor(private readonly needs: RoutesNeeds) {}

  isCall(pathname: string): boolean {
    return pathname.startsWith(`${this.needs.path}/`)
  }

  async handle(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    const { path, verifier } = this.needs
    if (!this.isCall(pathname)) return undefined
    const origin = request.headers.get('origin')
    if (origin !== null && !(URL.canParse(origin) && verifier.isOwnDomain(new URL(origin).host))) return json(403, { code: 'origin' })
    const response = await this.answer(request, `${request.method} ${pathname.slice(path.length + 1)}`)
    for (const [name, value] of corsHeaders(origin)) response.headers.append(name, value)
    return response
  }

  private async answer(request: Request, call: string): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(undefined, { status: 204 })
    if (call === 'GET nonce') return json(200, this.needs.verifier.nonce())
    if (call === 'POST verify') return this.verify(request)
    if (call === 'GET sessions') return json(200, { sessions: (await this.needs.sessions.of(request)).map(shown) })
    if (call === 'DELETE sessions') return this.signOut(request)
    return json(404, { code: 'unknown-call' })
  }

  /** Answers 401 with the reason to what is not taken, and 503 where somebody else did not answer: then it may be tried again. */
  private async verify(request: Request): Promise<Response> {
    const { verifier, tokens, cookies } = this.needs
    const result = await verifier.verify(await readBody(request))
    if ('refusal' in result) return json(result.refusal.code === 'unreachable' ? 503 : 401, result.refusal)
    const { session } = result
    const token = tokens.write(session)
    return json(200, { session: shown(session), token }, cookies === undefined ? [] : [cookies.set(session, token)])
  }

  private async signOut(request: Request): Promise<Response> {
    const { sessions, cookies } = this.needs
    const { searchParams } = new URL(request.url)
    const [chainId, address] = [searchParams.get('chainId'), searchParams.get('address')]
    const all = await sessions.of(request)
    const meant = all.filter((each) => (chainId ?? each.chainId) === each.chainId && (address ?? each.address) === each.address)
    await Promise.all(meant.map((session) => sessions.end(session)))
    return json(200, { ended: meant.length }, cookies === undefined ? [] : meant.map((session) => cookies.clear(session)))
  }
}

const longestBody = 150_000

async function readBody(request: Request): Promise<unknown> {
  try {
    const text = await request.text()
    return text.length > longestBody ? undefined : JSON.parse(text)
  } catch {
    // It is no JSON: there is nothing to verify in it.
    return undefined
  }
}

function shown({ address, chainId, issuedAt, expiresAt }: SignInSession): object {
  return { address, chainId, issuedAt: new Date(issuedAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() }
}

function json(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

function corsHeaders(origin: string | null): readonly (readonly [string, string])[] {
  if (origin === null) return []
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['access-control-allow-methods', 'GET, POST, DELETE'],
    ['access-control-allow-headers', 'authorization, content-type'],
    ['vary', 'origin'],
  ]
}
