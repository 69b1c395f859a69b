/** A transaction in the history of an account. */
export interface Seen {
  readonly signature: string
  readonly slot: number
}

/** Writes down the last transaction of a page. Its slot alone would not do: several may share one. */
export function toCursor({ slot, signature }: Seen): string {
  return `${slot}-${signature}`
}

/** Reads a cursor back; undefined when it is none. */
export function fromCursor(text: string): Seen | undefined {
  const found = /^(\d{1,15})-([1-9A-HJ-NP-Za-km-z]{64,90})$/.exec(text)
  return found === null ? undefined : { slot: Number(found[1]), signature: found[2] ?? '' }
}

/** The transactions behind a place, of a list with the newest first. One that the chain took back leaves its slot as the place. */
export function after(seen: readonly Seen[], place: Seen): readonly Seen[] {
  const index = seen.findIndex(({ signature }) => signature === place.signature)
  return index < 0 ? seen.filter(({ slot }) => slot < place.slot) : seen.slice(index + 1)
}
