/** The longest name that is told: nobody reads more, and a token may carry megabytes. */
const longestName = 256

/** The part of a foreign name that is told. */
export function clipName(name: string): string {
  return name.length <= longestName ? name : name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '')
}
