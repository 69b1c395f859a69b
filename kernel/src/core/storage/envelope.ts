import { anything, fitting, record } from '../parse.js'
import { safeJson } from '../validation/safe-json.js'

/** Envelope around every stored value. */
export interface Envelope {
  /** The version of the value's schema. */
  readonly version: number
  /** Rises with every write by any tab: of two values the one with the higher stamp is newer. */
  readonly stamp: number
  /** Time of the write, in milliseconds of the wall clock. */
  readonly at: number
  readonly value?: unknown
}

/** Longest stored text: a longer one is no item of ours. */
export const longestItem = 1_000_000

/** The version of an item whose shape has never changed. */
export const firstVersion = 1

/** Above every time that a clock shows, and far below where adding one stops working. */
export const highestStamp: number = 2 ** 50

const natural = fitting((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestStamp)
const envelope = record({ version: natural, stamp: natural, at: natural }, { value: anything })

/** Reads a stored text; undefined when it is not one of ours. */
export function openEnvelope(text: string): Envelope | undefined {
  try {
    return envelope(safeJson(text)) as Envelope | undefined
  } catch {
    // Not JSON, or nested without end: corrupt either way, and the caller says so.
    return undefined
  }
}

/** The stamp of a write that follows one with the stamp `previous`. */
export function stampAfter(previous: number, now: number): number {
  const next = Math.max(now, previous + 1)
  return next > highestStamp ? now : next
}
