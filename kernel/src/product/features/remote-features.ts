import { type GenericSchema, boolean, fallback, nullable, optional, pipe, string, transform } from 'valibot'
import { listOf } from '../../core/validation/list-of.js'
import { objectOf } from '../../core/validation/object-of.js'

/** One switch as the project configuration has it. A null leaves it to the host; a config that is absent turns it off. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean | null
  readonly config?: readonly string[] | null | undefined
}

/** The switches of a project configuration by their remote ids. */
export type RemoteFeatures = ReadonlyMap<string, RemoteFeature>

/** A configuration has about a dozen switches: what comes after these is not read. */
const mostRows = 200

/** The remote side wins with the right types only: a wrong one counts as null. */
const row: GenericSchema<unknown, RemoteFeature> = objectOf({
  id: string(),
  isEnabled: fallback(nullable(boolean()), null),
  config: optional(fallback(nullable(listOf(string())), null)),
})

/** Reads the rows of a project configuration, each for itself: one without an id is dropped, and the first of an id counts. */
export const remoteFeatures: GenericSchema<unknown, RemoteFeatures> = pipe(
  listOf(row, mostRows),
  transform((rows) => new Map(rows.toReversed().map((each) => [each.id, each]))),
)
