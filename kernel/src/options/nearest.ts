const longest = 64

/** The known word that takes the fewest changes to reach; undefined when none is known. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.slice(0, longest).toLowerCase()
  const [best] = known.map((each) => ({ each, changes: changes(typed, each.toLowerCase()) })).toSorted((a, b) => a.changes - b.changes)
  return best?.each
}

/** How many letters must be put in, left out or exchanged to get from one word to the other. */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const kept = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(kept, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
