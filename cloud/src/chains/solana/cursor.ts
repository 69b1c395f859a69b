/** A transaction in the history of an account. */
export interface Seen {
  readonly signature: string
  readonly slot: number
}

/** Writes down the last transaction of a page: its slot, with which the page ends, and what a node finds the older ones by. */
export function toCursor({ slot, signature }: Seen): string {
  return `${slot}-${signature}`
}

/** Reads a cursor back; undefined when it is none. */
export function fromCursor(text: string): Seen | undefined {
  const found = /^(\d{1,15})-([1-9A-HJ-NP-Za-km-z]{64,90})$/.exec(text)
  return found === null ? undefined : { slot: Number(found[1]), signature: found[2] ?? '' }
}
