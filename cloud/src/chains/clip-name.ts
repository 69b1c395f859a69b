/** The longest name that is told, in UTF-16 units: no client shows more, and a token may carry megabytes. */
const longestName = 128

/** The part of a foreign name that is told. */
export function clipName(name: string): string {
  return name.length <= longestName ? name : name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '')
}
