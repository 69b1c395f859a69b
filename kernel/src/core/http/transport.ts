import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { pause, raceAbort } from '../abort.js'
import type { FetchResponse, KernelPorts } from '../ports.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { redactText } from '../log/redact.js'
import { readJson, readPicture } from './body.js'
import type { HttpQuestion } from './client.js'
import { type HttpPlace, httpError } from './errors.js'
import { httpLimits } from './limits.js'
import { readRetryAfter, retryWait } from './retry.js'
import { SingleFlight } from './single-flight.js'
import { statusNames } from './status.js'

/** Ports that a call needs. */
export type TransportPorts = Pick<KernelPorts, 'fetch' | 'clock' | 'device' | 'uuid' | 'blob'>

/** A call that leads somewhere. */
type Call = HttpQuestion & { readonly url: URL }

/** Sends calls: one answer for equal questions, a deadline for each attempt, and failures by their name. */
export class Transport {
  private readonly flights = new SingleFlight()
  /** Answers that count for good, by address without query. */
  private readonly kept = new Map<string, unknown>()

  constructor(
    private readonly ports: TransportPorts,
    /** Aborts when nobody may call any more. */
    private readonly ending: AbortSignal,
  ) {
    ending.addEventListener('abort', () => this.flights.dispose())
  }

  /** A picture, or JSON as the schema of its caller gives it. */
  async send(question: HttpQuestion): Promise<unknown> {
    const { place, url, signal, as, schema } = question
    if (url === undefined) throw httpError('http/foreign-path', place)
    const aborted = (): Error => httpError('http/aborted', place)
    if (this.ending.aborted) throw aborted()
    const call = { ...question, url }
    const keptAs = question.isKept === true ? `${url.origin}${url.pathname}` : undefined
    const answer =
      (keptAs && this.kept.get(keptAs)) ??
      (await this.flights.join({ key: keyOf(call), signal, start: (flight) => this.persist(call, flight), aborted }))
    if (as === 'picture') return answer
    const read = readAs(schema as GenericSchema, answer, place)
    if (keptAs !== undefined) this.kept.set(keptAs, answer)
    return read
  }

  private async persist(call: Call, signal: AbortSignal, retries = 0): Promise<unknown> {
    try {
      return await this.attempt(call, signal)
    } catch (error) {
      // Never retries a write, whatever the caller hands over: it may move money twice.
      const onRetry = call.method === 'GET' ? call.onRetry : undefined
      const wait = retryWait({ error, retries, chance: this.chance() })
      if (onRetry === undefined || wait === undefined) throw error
      onRetry(wait)
      signal.throwIfAborted()
      await pause(this.ports.clock, wait, signal)
      return this.persist(call, signal, retries + 1)
    }
  }

  private async attempt(call: Call, flight: AbortSignal): Promise<unknown> {
    const { place, deadline = httpLimits.deadline } = call
    const attempt = new AbortController()
    const signal = AbortSignal.any([flight, attempt.signal])
    const stop = this.ports.clock.after(deadline, () => attempt.abort(httpError('http/timeout', { ...place, deadline })))
    try {
      return await raceAbort(() => this.exchange(call, signal), signal)
    } catch (error) {
      throw this.named(signal.aborted ? signal.reason : error, place)
    } finally {
      stop()
      // Ends what is still under way for this attempt: it has lost its reader.
      attempt.abort(httpError('http/aborted', place))
    }
  }

  private async exchange({ url, place, method, headers = {}, body, as }: Call, signal: AbortSignal): Promise<unknown> {
    const response = await this.ports.fetch(url.href, { method, headers, signal, ...(body !== undefined && { body }) })
    if (isElsewhere(url, response.url)) throw httpError('http/redirected', { ...place, host: new URL(response.url).host })
    if (response.status < 200 || response.status > 299) throw this.refused(response, place)
    if (as === 'json') return readJson({ response, place, signal })
    const { bytes, type } = await readPicture({ response, place, signal })
    return this.ports.blob(bytes, type)
  }

  private refused({ status, headers }: FetchResponse, place: HttpPlace): Error {
    const name = statusNames[status]
    const retryAfter = readRetryAfter(headers.get('retry-after'), this.ports.clock.now())
    return httpError('http/status', { ...place, status, ...(name && { name }), ...(retryAfter !== undefined && { retryAfter }) })
  }

  /** Names what the port throws: without a network it says the same as without CORS. */
  private named(error: unknown, place: HttpPlace): unknown {
    if (isBillfoldError(error)) return error
    if (!this.ports.device.isOnline()) return httpError('http/offline', place, error)
    return httpError('http/unreachable', { ...place, reason: 'the connection failed' }, error)
  }

  /** The kernel has one source of chance: the port that makes ids. */
  private chance(): number {
    return (parseInt(this.ports.uuid().slice(0, 4), 16) || 0) / 0xffff
  }
}

/** Equal questions share an answer; two equal writes are two wishes. */
function keyOf({ method, url, headers = {}, as, onRetry }: Call): string | symbol {
  return method === 'GET' ? JSON.stringify([as, url.href, headers, onRetry !== undefined]) : Symbol(url.href)
}

function readAs(schema: GenericSchema, answer: unknown, place: HttpPlace): unknown {
  const result = safeParse(schema, answer)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = redactText(getDotPath(issue) ?? 'the answer')
  throw httpError('http/mismatch', { ...place, field, expected: issue.expected ?? 'something else' })
}

/** True when another host answered, or the same one without encryption. */
function isElsewhere(asked: URL, answered: string): boolean {
  if (!URL.canParse(answered)) return false
  const { host, protocol } = new URL(answered)
  return host !== asked.host || (protocol !== asked.protocol && protocol !== 'https:')
}
