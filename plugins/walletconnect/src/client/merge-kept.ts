/** What is kept under one name: things by their names, or a list of things that have one. */
export type Kept = Readonly<Record<string, unknown>> | readonly object[] | undefined

export interface KeptByTwo {
  /** What this page has last read or written. */
  readonly base: Kept
  /** What it wants to write. */
  readonly mine: Kept
  /** What stands there: another page may have written meanwhile. */
  readonly theirs: Kept
}

/** What two pages have kept: of each thing that this page has changed its own, and of all others what stands there. */
export function mergeKept({ base, mine, theirs }: KeptByTwo): NonNullable<Kept> {
  const [before, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const isChanged = (name: string): boolean => JSON.stringify(own.get(name)) !== JSON.stringify(before.get(name))
  const merged = [...new Set([...other.keys(), ...own.keys()])]
    .map((name) => [name, (isChanged(name) ? own : other).get(name)] as const)
    .filter(([, part]) => part !== undefined)
  return Array.isArray(mine) ? merged.map(([, part]) => part as object) : Object.fromEntries(merged)
}

function partsOf(kept: Kept = []): ReadonlyMap<string, unknown> {
  return new Map(Array.isArray(kept) ? kept.map((part: object) => [nameOf(part), part]) : Object.entries(kept))
}

/** Links and sessions are told apart by their topic, and what is asked by its number. */
function nameOf(part: { readonly topic?: unknown; readonly id?: unknown }): string {
  return String(part.topic ?? part.id)
}
