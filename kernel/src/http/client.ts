import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import type { EndpointName } from '../contract/open.js'
import type { FetchRequest, KernelPorts } from '../contract/ports.js'
import { redactText } from '../log/redact.js'
import { type HttpQuery, callAddress } from './address.js'
import { readJson, readPicture } from './body.js'
import { type HttpPlace, httpError } from './errors.js'
import type { Call, Transport } from './transport.js'

/** What any call may carry. */
export interface HttpCall {
  readonly query?: HttpQuery
  /** None by default; `jsonContent` where a service asks for it. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Milliseconds from an attempt's start to its last byte; 10 s by default. Equal questions share the first one's. */
  readonly deadline?: number
}

export interface HttpJsonCall<T> extends HttpCall {
  /** What the answer must look like; anything else is `http/mismatch`. */
  readonly schema: GenericSchema<unknown, T>
}

export interface HttpGet<T> extends HttpJsonCall<T> {
  /** Asks again after 429 and 503, at most three times, and tells before each wait how long it is. */
  readonly onRetry?: (wait: number) => void
}

export interface HttpWrite<T> extends HttpJsonCall<T> {
  /** Sent as JSON. A write is never repeated by itself: it may move money. */
  readonly body?: unknown
}

type AnyCall = HttpCall & Pick<HttpGet<unknown>, 'onRetry'> & Pick<HttpWrite<unknown>, 'body'>

/** The header of a JSON body, for the services that ask for it. */
export const jsonContent: Readonly<Record<string, string>> = { 'Content-Type': 'application/json' }

export interface HttpClientOptions {
  readonly endpoint: EndpointName
  readonly base: string
  readonly transport: Transport
  readonly ports: Pick<KernelPorts, 'beacon' | 'blob'>
  /** The parameters of every call, asked for anew each time. */
  readonly common: () => HttpQuery
}

/** Talks to one service that the host has named. Every failure is an error of the owner `http`. */
export class HttpClient {
  constructor(private readonly options: HttpClientOptions) {}

  get<T>(path: string, call: HttpGet<T>): Promise<T> {
    return this.json('GET', path, call)
  }

  post<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.json('POST', path, call)
  }

  put<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.json('PUT', path, call)
  }

  delete<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.json('DELETE', path, call)
  }

  /** A picture, bounded in size and of a type that may be shown. */
  async blob(path: string, call: HttpCall = {}): Promise<Blob> {
    const { bytes, type } = await this.send(path, call, { method: 'GET', share: 'picture', read: readPicture })
    return this.options.ports.blob(bytes, type)
  }

  /** Sends while the page goes away; false when it could not be queued. Nobody hears an answer. */
  beacon(path: string, body: unknown): boolean {
    try {
      return this.options.ports.beacon(this.address(path, {}).href, JSON.stringify(body))
    } catch {
      // The page is going away: there is nobody left to hear a reason.
      return false
    }
  }

  private async json<T>(method: FetchRequest['method'], path: string, call: HttpGet<T> & HttpWrite<T>): Promise<T> {
    const answer = await this.send(path, call, { method, share: method === 'GET' ? 'json' : undefined, read: readJson })
    const result = safeParse(call.schema, answer)
    if (result.success) return result.output
    const [issue] = result.issues
    const field = redactText(getDotPath(issue) ?? 'the answer')
    throw httpError('http/mismatch', { ...this.place(path), field, expected: issue.expected ?? 'something else' })
  }

  private async send<T>(path: string, call: AnyCall, way: Pick<Call<T>, 'method' | 'share' | 'read'>): Promise<T> {
    const { query = {}, headers = {}, body, signal, deadline, onRetry } = call
    const url = this.address(path, query)
    return this.options.transport.send({
      ...way,
      url,
      place: this.place(path),
      headers,
      body: JSON.stringify(body),
      signal,
      deadline,
      // Whatever a caller hands over: a write that is repeated may move money twice.
      onRetry: way.share === undefined ? undefined : onRetry,
    })
  }

  private address(path: string, query: HttpQuery): URL {
    const url = callAddress(this.options.base, path, { ...query, ...this.options.common() })
    if (url === undefined) throw httpError('http/foreign-path', this.place(path))
    return url
  }

  /** For errors and logs: without the query, where names and addresses are. */
  private place(path: string): HttpPlace {
    return { endpoint: this.options.endpoint, path: redactText(path.replace(/[?#].*$/s, '')) }
  }
}
