import type { Parse } from '../parse.js'

/** Takes a value from outside, as https://standardschema.dev has it: the schemas of valibot and of others do. */
export interface StandardSchema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => StandardResult<T> | Promise<StandardResult<T>> }
}

type StandardResult<T> = Taken<T> | { readonly issues: readonly unknown[] }

interface Taken<T> {
  readonly value: T
  readonly issues?: undefined
}

/** Takes a value by a schema; undefined when it does not fit, or when the schema does not say so at once. */
export function takeBy<T>(schema: StandardSchema<T>, value: unknown): Taken<T> | undefined {
  const result = schema['~standard'].validate(value)
  return result instanceof Promise || result.issues !== undefined ? undefined : result
}

/** A schema of one of our own parsers. */
export function schemaOf<T>(parse: Parse): StandardSchema<T> {
  const validate = (found: unknown): StandardResult<T> => {
    const value = parse(found) as T | undefined
    return value === undefined ? { issues: [found] } : { value }
  }
  return { '~standard': { validate } }
}
