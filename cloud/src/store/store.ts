/** A table and a key in it. Tables are made by naming them. */
export interface Place {
  readonly table: string
  readonly key: string
}

/** A value that JSON can carry, and when it may be forgotten, in milliseconds since 1970. */
export interface Kept {
  readonly value: unknown
  readonly until?: number
}

/** What parts of the cloud remember. */
export interface Store {
  /** The value; undefined when there is none, or its time is over. */
  read(place: Place): Promise<unknown>
  /** Replaces a value in one step that no other change of the same key comes between. Undefined removes it. */
  change(place: Place, decide: (value: unknown) => Kept | undefined): Promise<void>
  /** The keys of a table that begin with a text, in the order of the text. */
  keys(table: string, prefix?: string): Promise<readonly string[]>
}
