import { type GenericSchema, array, pipe, safeParse, transform, unknown } from 'valibot'

const defaultLimit = 1_000

/** A list in which each row stands for itself: a row that fails its schema is dropped alone, and rows over the limit too. */
export function listOf<T>(row: GenericSchema<unknown, T>, limit: number = defaultLimit): GenericSchema<unknown, readonly T[]> {
  return pipe(
    array(unknown()),
    transform((rows) => rows.slice(0, limit).flatMap((found) => readRow(row, found))),
  )
}

function readRow<T>(row: GenericSchema<unknown, T>, found: unknown): readonly T[] {
  const result = safeParse(row, found)
  return result.success ? [result.output] : []
}
