import type { SignInServer } from '../create-sign-in-server.js'
import type { SignInSession } from '../sessions/session.js'

/** What a middleware of Express is given, as far as it is used; `http` of Node has the same. */
interface ExpressRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly originalUrl?: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Set where a parser has read the body before. */
  readonly body?: unknown
  siwx?: readonly SignInSession[]
}

interface ExpressResponse {
  statusCode: number
  setHeader(name: string, value: string | string[]): unknown
  end(body?: string): unknown
}

type ExpressMiddleware = (request: ExpressRequest, response: ExpressResponse, next: (error?: unknown) => void) => Promise<void>

/** The middleware for Express and its like: it answers the calls of the plugin, and tells the others who has signed in by `request.siwx`. */
export function expressSignIn(server: SignInServer): ExpressMiddleware {
  return async (request, response, next) => {
    try {
      const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://server')
      if (server.isCall(url.pathname)) return await answer(server, { request, response, url })
      request.siwx = await server.sessions(new Request(url, { headers: headersOf(request) }))
    } catch (error) {
      return next(error)
    }
    next()
  }
}

async function answer(
  server: SignInServer,
  { request, response, url }: { readonly request: ExpressRequest; readonly response: ExpressResponse; readonly url: URL },
): Promise<void> {
  const { method = 'GET' } = request
  const body = method === 'POST' ? await bodyOf(request) : undefined
  const said = await server.handle(new Request(url, { method, headers: headersOf(request), ...(body !== undefined && { body }) }))
  response.statusCode = said?.status ?? 404
  for (const [name, value] of said?.headers ?? []) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = said?.headers.getSetCookie() ?? []
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(await said?.text())
}

function headersOf({ headers }: ExpressRequest): Headers {
  const all = new Headers()
  for (const [name, values] of Object.entries(headers)) for (const value of [values ?? []].flat()) all.append(name, value)
  return all
}

const longestBody = 150_000

async function bodyOf(request: ExpressRequest): Promise<string> {
  if (request.body !== undefined) return JSON.stringify(request.body)
  const [decoder, parts] = [new TextDecoder(), [] as string[]]
  for await (const part of request) {
    parts.push(decoder.decode(part as Uint8Array, { stream: true }))
    if (parts.length > longestBody || parts.join('').length > longestBody) return ''
  }
  return parts.join('')
}
