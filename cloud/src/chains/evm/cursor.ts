/** Where a page of the history ends: everything before this place is still to be told. */
export interface Place {
  readonly block: bigint
  /** Of the transaction within its block. */
  readonly index: number
}

/** Writes a place for the one who asks. */
export function toCursor({ block, index }: Place): string {
  return `${block}-${index}`
}

/** Reads a place back; undefined when it is none. */
export function fromCursor(text: string): Place | undefined {
  const found = /^(\d{1,18})-(\d{1,9})$/.exec(text)
  return found === null ? undefined : { block: BigInt(found[1] ?? ''), index: Number(found[2]) }
}

/** True for what comes before a place, seen from the beginning of the chain. */
export function isBefore(one: Place, other: Place): boolean {
  return one.block < other.block || (one.block === other.block && one.index < other.index)
}
