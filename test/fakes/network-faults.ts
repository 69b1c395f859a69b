/** Answer to a request, with its faults. Everything absent means a prompt, whole `200`. */
export interface FakeReply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The address that answered, when a redirect led elsewhere. */
  readonly url?: string
  /** The body: a value as JSON, a text, or bytes. */
  readonly json?: unknown
  readonly text?: string
  readonly bytes?: Uint8Array
  /** Milliseconds until the status line arrives. */
  readonly delay?: number
  /** Nothing ever arrives. */
  readonly isSilent?: boolean
  /** The request fails with this message, as fetch does without a network. */
  readonly failure?: string
  /** The body comes one byte at a time, this many milliseconds apart. */
  readonly drip?: number
  /** The connection breaks after this many bytes of the body. */
  readonly cutAfter?: number
  /** The body goes on with spaces until it is this many bytes long. */
  readonly padTo?: number
}

/** A way in which a network fails, by its name. */
export type NetworkFault =
  | 'offline'
  | 'hang'
  | 'slow'
  | 'html'
  | 'malformed'
  | 'cut'
  | 'redirect'
  | 'huge'
  | 'deep'
  | 'polluting'
  | 'empty'
  | 'forbidden'
  | 'limited'
  | 'limitedForLong'
  | 'broken'
  | 'unavailable'

const depth = 1_000

/** The usual ways in which a network or a service lets its caller down, by name. */
export const networkFaults: Readonly<Record<NetworkFault, FakeReply>> = {
  offline: { failure: 'Failed to fetch' },
  hang: { isSilent: true },
  slow: { json: { isSlow: true }, drip: 1_000 },
  html: { text: '<!doctype html><title>Sign in to the network</title>', headers: { 'content-type': 'text/html' } },
  malformed: { text: '{"data":[1,2,', headers: { 'content-type': 'application/json' } },
  cut: { json: { data: 'never whole' }, cutAfter: 10 },
  redirect: { json: {}, url: 'https://elsewhere.example/' },
  huge: { json: {}, padTo: 50 * 1024 * 1024 },
  deep: { text: `${'['.repeat(depth)}${']'.repeat(depth)}`, headers: { 'content-type': 'application/json' } },
  polluting: {
    text: '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}',
    headers: { 'content-type': 'application/json' },
  },
  empty: { status: 204 },
  forbidden: { status: 403, json: {} },
  limited: { status: 429, json: {} },
  limitedForLong: { status: 429, json: {}, headers: { 'retry-after': '30' } },
  broken: { status: 500, json: {} },
  unavailable: { status: 503, json: {} },
}
