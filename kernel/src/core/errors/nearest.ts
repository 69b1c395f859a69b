const longest = 64

/** Words that share less are not alike: one that shares nothing is no advice. Two equal words have a likeness of 0.5. */
const leastLikeness = 0.15

/** The known word that is most like another one, the first of several; undefined when none is like it. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const mine = pairs(word)
  const [best] = known.map((each) => ({ each, likeness: likeness(mine, pairs(each)) })).toSorted((a, b) => b.likeness - a.likeness)
  return best !== undefined && best.likeness >= leastLikeness ? best.each : undefined
}

/** Hint for a message about an unknown name: ` The nearest known name is 'Swap'.` Nothing when none is like it. */
export function nearestKnown(name: string, known: readonly string[]): string {
  const found = nearest(name, known)
  return found === undefined ? '' : ` The nearest known name is '${found}'.`
}

/** Share of letter pairs that two words have in common. */
function likeness(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  return [...mine].filter((pair) => theirs.has(pair)).length / (mine.size + theirs.size)
}

/** Each two letters that stand side by side; the ends count as letters. */
function pairs(word: string): ReadonlySet<string> {
  const text = ` ${word.slice(0, longest).toLowerCase()} `
  return new Set(Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2)))
}
