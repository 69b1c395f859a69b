import type { Project } from '../config/config.js'

/** One call that a route answers: read, admitted and counted. */
export interface Call {
  /** The values of the route's `{parameters}`. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** A header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The body as JSON; undefined when there is none. */
  readonly body: unknown
  /** Counts a call that costs more than one as so many more. Rejects when that is too much for the caller. */
  readonly charge: (cost: number) => Promise<void>
  /** The place in the network that the call comes from. */
  readonly place: string
  /** Undefined on routes that ask for no project. */
  readonly project: Project | undefined
  /** Ends when the caller has gone or the server stops. */
  readonly signal: AbortSignal
}
