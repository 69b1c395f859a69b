/** The beginning of a list, with the newest first. */
export interface Stream<T> {
  readonly items: readonly T[]
  /** True when there is more behind these. */
  readonly hasMore: boolean
}

export interface MergeRules<T> {
  readonly size: number
  /** The same for a thing that stands in several lists. */
  readonly keyOf: (item: T) => string
  /** True for what is not told from this list, because another has it. */
  readonly isSkipped?: (item: T, list: number) => boolean
  /** True when the one is newer than the other: what stands in several lists has the same place in all. */
  readonly isNewer: (one: T, other: T) => boolean
}

/** What was taken. */
export interface Merged<T> {
  readonly items: readonly T[]
  /** How many of each list. */
  readonly taken: readonly number[]
}

/**
 * Takes the newest things of several lists, each once. Stops early where one of them has run out of what is known of it: what comes
 * next there might be newer than what the others have.
 */
export function mergeStreams<T>(
  streams: readonly Stream<T>[],
  { size, keyOf, isNewer, isSkipped = () => false }: MergeRules<T>,
): Merged<T> {
  const taken = streams.map(() => 0)
  const found = new Map<string, T>()
  const isPassed = (item: T | undefined, list: number): boolean => item !== undefined && (found.has(keyOf(item)) || isSkipped(item, list))
  const headOf = ({ items }: Stream<T>, list: number): T | undefined => {
    let at = taken[list] ?? 0
    while (isPassed(items[at], list)) at += 1
    taken[list] = at
    return items[at]
  }
  for (;;) {
    const heads = streams.map(headOf)
    if (found.size >= size || heads.some((head, index) => head === undefined && streams[index]?.hasMore === true)) break
    const newest = heads.reduce(
      (best, head) => (best === undefined || (head !== undefined && isNewer(head, best)) ? head : best),
      undefined,
    )
    if (newest === undefined) break
    found.set(keyOf(newest), newest)
  }
  return { items: [...found.values()], taken }
}
