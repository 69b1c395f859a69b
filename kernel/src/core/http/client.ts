import type { GenericSchema } from 'valibot'
import type { FetchRequest, KernelPorts } from '../ports.js'
import { redactText } from '../log/redact.js'
import { type HttpQuery, callAddress } from './address.js'
import type { HttpPlace } from './errors.js'

/** Options of every call. */
export interface HttpCall {
  readonly query?: HttpQuery
  /** None by default; `jsonContent` where a service asks for it. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Milliseconds from an attempt's start to its last byte; 10 s by default. Equal questions share the first one's. */
  readonly deadline?: number
  /** Plugin that calls. The kernel says it. */
  readonly owner?: string
}

/** A call whose answer is read as JSON. */
export interface HttpJsonCall<T> extends HttpCall {
  /** Shape of the answer; anything else is `http/mismatch`. */
  readonly schema: GenericSchema<unknown, T>
}

/** A question: it may be asked again, and equal ones are asked once. */
export interface HttpGet<T> extends HttpJsonCall<T> {
  /** Asks again after 429 and 503, at most three times, and tells before each wait how long it is. */
  readonly onRetry?: (wait: number) => void
  /** One answer by path for as long as the kernel lives, whoever asks: for what does not change meanwhile. */
  readonly isKept?: true
}

/** A call that changes something. */
export interface HttpWrite<T> extends HttpJsonCall<T> {
  /** Sent as JSON, text as it is. A write is never repeated by itself: it may move money. */
  readonly body?: unknown
}

/** A call as its caller said it, with the address that it leads to. */
export interface HttpQuestion extends Omit<HttpCall, 'query'>, Partial<Pick<HttpGet<unknown>, 'schema' | 'onRetry' | 'isKept'>> {
  readonly method: FetchRequest['method']
  /** Way to read the answer. */
  readonly as: 'json' | 'picture'
  /** For errors and logs: without the query, where names and addresses are. */
  readonly place: HttpPlace
  /** Undefined when the path leads away from the service. */
  readonly url: URL | undefined
  readonly body: string | undefined
}

export interface HttpClientOptions {
  readonly endpoint: HttpPlace['endpoint']
  readonly base: string
  readonly beacon: KernelPorts['beacon']
  /** The parameters of every call, asked for anew each time. */
  readonly common: () => HttpQuery
  readonly ask: (question: HttpQuestion) => Promise<unknown>
}

/** Talks to one service that the host has named. Every failure is an error of the owner `http`. */
export class HttpClient {
  constructor(private readonly options: HttpClientOptions) {}

  get<T>(path: string, call: HttpGet<T>): Promise<T> {
    return this.send('GET', path, call)
  }

  post<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.send('POST', path, call)
  }

  put<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.send('PUT', path, call)
  }

  delete<T>(path: string, call: HttpWrite<T>): Promise<T> {
    return this.send('DELETE', path, call)
  }

  /** A picture, bounded in size and of a type that may be shown. */
  blob(path: string, call: HttpCall = {}): Promise<Blob> {
    return this.send('GET', path, call, 'picture')
  }

  /** Sends while the page goes away; false when it could not be queued. Nobody hears an answer. */
  beacon(path: string, body: unknown): boolean {
    try {
      const url = this.address(path)
      return url !== undefined && this.options.beacon(url.href, JSON.stringify(body))
    } catch {
      // The page is going away: there is nobody left to hear a reason.
      return false
    }
  }

  private async send<T>(
    method: FetchRequest['method'],
    path: string,
    { query, ...call }: HttpCall & Pick<HttpWrite<T>, 'body'>,
    as: HttpQuestion['as'] = 'json',
  ): Promise<T> {
    const { endpoint, base, ask } = this.options
    const place = { endpoint, path: redactText(path.replace(/[?#].*$/s, '')) || new URL(base).host }
    const body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body)
    // The schema, or the type of the picture, vouches for the result.
    return ask({ ...call, method, as, place, url: this.address(path, query), body }) as Promise<T>
  }

  private address(path: string, query?: HttpQuery): URL | undefined {
    return callAddress(this.options.base, path, { ...query, ...this.options.common() })
  }
}
