/** Entries that the SDK stores under one key: values by name, or a list of objects with a topic or an id. */
export type Entries = Readonly<Record<string, unknown>> | readonly object[] | undefined

export interface MergeRequest {
  /** The entries as this tab has last read or written them. */
  readonly base: Entries
  /** The entries that this tab is about to write. */
  readonly mine: Entries
  /** The entries in the storage: another tab may have written meanwhile. */
  readonly theirs: Entries
}

/** Merges the entries of two tabs: those that this tab has changed are its own, all others are as they are stored. */
export function mergeEntries({ base, mine, theirs }: MergeRequest): NonNullable<Entries> {
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)]
  const isChanged = (name: string): boolean => JSON.stringify(own.get(name)) !== JSON.stringify(before.get(name))
  const merged = [...new Set([...other.keys(), ...own.keys()])]
    .map((name) => [name, (isChanged(name) ? own : other).get(name)] as const)
    .filter(([, entry]) => entry !== undefined)
  return Array.isArray(mine) ? merged.map(([, entry]) => entry as object) : Object.fromEntries(merged)
}

function byName(entries: Entries = []): ReadonlyMap<string, unknown> {
  return new Map(Array.isArray(entries) ? entries.map((entry: object) => [nameOf(entry), entry]) : Object.entries(entries))
}

/** Links and sessions have a topic, proposals an id. */
function nameOf(entry: { readonly topic?: unknown; readonly id?: unknown }): string {
  return String(entry.topic ?? entry.id)
}
