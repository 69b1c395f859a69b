/** Longer names are cut in the middle of a sentence. */
const longest = 32

/** A foreign name as it stands in a sentence: no longer than people can read over. */
export function shortName(name: string): string {
  const signs = Array.from(name.trim())
  return signs.length <= longest
    ? name.trim()
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
