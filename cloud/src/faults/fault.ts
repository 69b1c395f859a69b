import * as v from 'valibot'

/** Something that goes wrong on purpose with the answers of one route. */
export interface Fault {
  /** Answers with this status, and an error of the usual shape. */
  readonly status?: number | undefined
  /** A `Retry-After` header: seconds, or a date. */
  readonly retryAfter?: number | string | undefined
  /** Milliseconds before anything is answered. */
  readonly delay?: number | undefined
  /** Never answers. */
  readonly hang?: boolean | undefined
  /** Answers with a web page, as the network of a hotel does. */
  readonly html?: boolean | undefined
  /** Answers with half of a JSON text. */
  readonly malformed?: boolean | undefined
  /** Cuts the line in the middle of the true answer. */
  readonly reset?: boolean | undefined
  /** Sends the true answer byte by byte, this many milliseconds apart. */
  readonly drip?: number | undefined
  /** Sends the caller elsewhere. */
  readonly redirect?: string | undefined
  /** Answers with this many bytes of JSON. */
  readonly huge?: number | undefined
  /** Answers with this in place of the truth. */
  readonly body?: unknown
  /** Leaves out the headers that let a page read the answer. */
  readonly withoutCors?: boolean | undefined
  /** How often; for ever when absent. */
  readonly times?: number | undefined
}

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const flag = v.optional(v.boolean())

/** What a test may send to the route that sets faults. */
export const faultSchema: v.GenericSchema<unknown, Fault> = v.strictObject({
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  retryAfter: v.optional(v.union([v.number(), v.string()])),
  delay: count,
  hang: flag,
  html: flag,
  malformed: flag,
  reset: flag,
  drip: count,
  redirect: v.optional(v.string()),
  huge: count,
  body: v.optional(v.unknown()),
  withoutCors: flag,
  times: count,
})
