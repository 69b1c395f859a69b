import type { FetchRequest, FetchResponse, KernelPorts } from '../contract/ports.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { abortable } from './abortable.js'
import { isElsewhere } from './address.js'
import type { Reading } from './body.js'
import { type HttpPlace, httpError } from './errors.js'
import { httpLimits } from './limits.js'
import { readRetryAfter, retryWait } from './retry.js'
import { SingleFlight } from './single-flight.js'
import { statusNames } from './status.js'

export type TransportPorts = Pick<KernelPorts, 'fetch' | 'clock' | 'device' | 'uuid'>

/** One call, ready to be sent. */
export interface Call<T> {
  readonly url: URL
  readonly place: HttpPlace
  readonly method: FetchRequest['method']
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
  readonly deadline: number | undefined
  /** Present when the call may be repeated: told how long each wait is. */
  readonly onRetry: ((wait: number) => void) | undefined
  /** Names the way it is read when equal questions may share an answer; absent for writes: two equal ones are two wishes. */
  readonly share: string | undefined
  readonly read: (reading: Reading) => Promise<T>
}

/** Sends calls: one answer for equal questions, a deadline for each attempt, and failures by their name. */
export class Transport {
  private readonly flights = new SingleFlight()
  private isDisposed = false

  constructor(private readonly ports: TransportPorts) {}

  async send<T>(call: Call<T>): Promise<T> {
    const aborted = (): Error => httpError('http/aborted', call.place)
    if (this.isDisposed) throw aborted()
    return this.flights.join({ key: keyOf(call), signal: call.signal, start: (signal) => this.persist(call, signal), aborted })
  }

  dispose(): void {
    this.isDisposed = true
    this.flights.dispose()
  }

  private async persist<T>(call: Call<T>, signal: AbortSignal, retries = 0): Promise<T> {
    try {
      return await this.attempt(call, signal)
    } catch (error) {
      const { onRetry } = call
      const wait = retryWait({ error, retries, chance: this.chance() })
      if (onRetry === undefined || wait === undefined) throw error
      onRetry(wait)
      signal.throwIfAborted()
      await this.pause(wait, signal)
      return this.persist(call, signal, retries + 1)
    }
  }

  private async attempt<T>(call: Call<T>, flight: AbortSignal): Promise<T> {
    const { place, deadline = httpLimits.deadline } = call
    const attempt = new AbortController()
    const signal = AbortSignal.any([flight, attempt.signal])
    const stop = this.ports.clock.after(deadline, () => attempt.abort(httpError('http/timeout', { ...place, deadline })))
    try {
      return await abortable(this.exchange(call, signal), signal)
    } catch (error) {
      throw this.named(signal.aborted ? signal.reason : error, place)
    } finally {
      stop()
      // Whatever is still under way for this attempt has lost its reader.
      attempt.abort(httpError('http/aborted', place))
    }
  }

  private async exchange<T>({ url, place, method, headers, body, read }: Call<T>, signal: AbortSignal): Promise<T> {
    const response = await this.ports.fetch(url.href, { method, headers, signal, ...(body !== undefined && { body }) })
    if (isElsewhere(url, response.url)) throw httpError('http/redirected', { ...place, host: new URL(response.url).host })
    if (response.status < 200 || response.status > 299) throw this.refused(response, place)
    return read({ response, place, signal })
  }

  private refused({ status, headers }: FetchResponse, place: HttpPlace): Error {
    const name = statusNames[status]
    const retryAfter = readRetryAfter(headers.get('retry-after'), this.ports.clock.now())
    return httpError('http/status', { ...place, status, ...(name && { name }), ...(retryAfter !== undefined && { retryAfter }) })
  }

  /** What the port throws has no name of its own: without a network it says the same as without CORS. */
  private named(error: unknown, place: HttpPlace): unknown {
    if (isBillfoldError(error)) return error
    if (!this.ports.device.isOnline()) return httpError('http/offline', place, error)
    return httpError('http/unreachable', { ...place, reason: 'the connection failed' }, error)
  }

  private pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    const pause = new Promise<void>((resolve) => {
      signal.addEventListener('abort', this.ports.clock.after(milliseconds, resolve), { once: true })
    })
    return abortable(pause, signal)
  }

  /** The kernel has one source of chance: the port that makes ids. */
  private chance(): number {
    return (parseInt(this.ports.uuid().slice(0, 4), 16) || 0) / 0xffff
  }
}

function keyOf({ url, headers, share, onRetry }: Omit<Call<unknown>, 'read'>): string | symbol {
  return share === undefined ? Symbol(url.href) : JSON.stringify([share, url.href, headers, onRetry !== undefined])
}
