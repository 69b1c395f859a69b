import type { FetchPort, FetchRequest, FetchResponse } from '@billfold/kernel'
import { type FakeClock, fakeClock } from './fake-clock.js'
import { type FakeReply, type NetworkFault, networkFaults } from './network-faults.js'
import { replyBody } from './reply-body.js'

export interface FakeFetchOptions {
  /** Moves slow answers on. `fakePorts` passes its own. */
  readonly clock?: FakeClock
}

/** One request as it left the kernel. */
export interface FakeRequest {
  readonly method: FetchRequest['method']
  readonly url: string
  readonly host: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Answer of a route: a reply, a fault by its name, or a function of the request. */
export type FakeAnswer = FakeReply | NetworkFault | ((request: FakeRequest) => FakeReply | NetworkFault)

/** A network without wires: it answers what its routes say, and nothing else. */
export interface FakeFetch extends FetchPort {
  /** Everything that was asked, in order. */
  readonly requests: FakeRequest[]
  /** Requests that wait for an answer, and answers that are being read. */
  inFlight(): number
  /**
   * Answers requests whose `METHOD url` holds the text or matches the pattern; a route added later wins. Several answers
   * are given in turn, the last one for ever: `fetch.route('/e', 'unavailable', { json: {} })`.
   */
  route(match: string | RegExp, ...answers: readonly [FakeAnswer, ...FakeAnswer[]]): FakeFetch
  /** While offline every request fails, whatever the routes say. */
  goOffline(): void
  goOnline(): void
}

interface Route {
  readonly matches: (line: string) => boolean
  readonly answers: readonly [FakeAnswer, ...FakeAnswer[]]
  used: number
}

/** Makes a fetch for tests. A request without a route fails and says which route is missing. */
export function fakeFetch({ clock = fakeClock() }: FakeFetchOptions = {}): FakeFetch {
  const requests: FakeRequest[] = []
  const routes: Route[] = []
  const open = new Set<symbol>()
  let isOffline = false

  const opened = (): (() => void) => {
    const ticket = Symbol('in flight')
    open.add(ticket)
    return () => void open.delete(ticket)
  }
  const port: FetchPort = async (url, { signal, ...rest }) => {
    const request = describeRequest(url, rest)
    requests.push(request)
    signal.throwIfAborted()
    const reply = isOffline ? networkFaults.offline : nextReply(routes, request)
    const closed = opened()
    await arrival(reply, signal, clock).finally(closed)
    return { ...responseHead(url, reply), body: replyBody({ reply, signal, clock, opened }) }
  }

  const fake: FakeFetch = Object.assign(port, {
    requests,
    inFlight: () => open.size,
    route(match: string | RegExp, ...answers: Route['answers']): FakeFetch {
      const matches = (line: string): boolean => (typeof match === 'string' ? line.includes(match) : match.test(line))
      routes.unshift({ matches, answers, used: 0 })
      return fake
    },
    goOffline: () => void (isOffline = true),
    goOnline: () => void (isOffline = false),
  })
  return fake
}

function describeRequest(url: string, { method, headers, body }: Omit<FetchRequest, 'signal'>): FakeRequest {
  const { host, pathname, searchParams } = new URL(url)
  return { method, url, host, path: pathname, query: Object.fromEntries(searchParams), headers, ...(body !== undefined && { body }) }
}

function nextReply(routes: readonly Route[], request: FakeRequest): FakeReply {
  const line = `${request.method} ${request.url}`
  const route = routes.find(({ matches }) => matches(line))
  if (route === undefined) throw new TypeError(`fakeFetch: no route for ${line}. Add one with fetch.route(…).`)
  const answer = route.answers[route.used++] ?? route.answers.at(-1) ?? {}
  const reply = typeof answer === 'function' ? answer(request) : answer
  return typeof reply === 'string' ? networkFaults[reply] : reply
}

/** Waits until the status line arrives, the connection fails, or the caller aborts. */
function arrival({ failure, isSilent, delay = 0 }: FakeReply, signal: AbortSignal, clock: FakeClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const arrive = (): void => (failure === undefined ? resolve() : reject(new TypeError(failure)))
    const cancel = delay > 0 ? clock.after(delay, arrive) : undefined
    signal.addEventListener('abort', () => (cancel?.(), reject(signal.reason as unknown)), { once: true })
    if (cancel === undefined && !isSilent) arrive()
  })
}

function responseHead(url: string, reply: FakeReply): Omit<FetchResponse, 'body'> {
  const type = reply.text === undefined ? 'application/json' : 'text/plain'
  const headers = new Headers({ 'content-type': type, ...reply.headers })
  return { status: reply.status ?? 200, url: reply.url ?? url, headers }
}
