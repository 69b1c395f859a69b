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
  /** True when the one is newer than the other. */
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
export function mergeStreams<T>(streams: readonly Stream<T>[], { size, keyOf, isNewer }: MergeRules<T>): Merged<T> {
  const taken = streams.map(() => 0)
  const found = new Map<string, T>()
  for (;;) {
    const heads = streams.map(({ items }, index) => items[taken[index] ?? 0])
    for (const [index, head] of heads.entries()) {
      if (head !== undefined && found.has(keyOf(head))) taken[index] = (taken[index] ?? 0) + 1
    }
    if (heads.some((head) => head !== undefined && found.has(keyOf(head)))) continue
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
