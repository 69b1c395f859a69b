/** Code that comes with the first wallet that is asked, and is used in the same turn from then on. */
export interface LateCode<T> {
  /** The code, once it is here. */
  readonly value: T | undefined
  /** Loads it. */
  prepare(): Promise<T>
}

/** Names code that comes late. Loads nothing yet, and tries nothing again: whoever loads it does. */
export function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  let value: T | undefined
  return {
    get value() {
      return value
    },
    prepare: async () => (value ??= await load()),
  }
}
