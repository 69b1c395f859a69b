/** A name of a zone: what people chose, and the ending. */
export interface ZoneName {
  readonly name: string
  readonly label: string
  readonly zone: string
}

/** Longest part of a name that DNS has room for. */
const longestLabel = 63

/** True for what people may choose: 4 letters, digits and hyphens at least, written as ENSIP-15 writes them. */
export function isLabel(label: string): boolean {
  // Hyphens in the third and fourth place belong to names in another writing (`xn--`), which ENSIP-15 refuses.
  return /^[a-z0-9-]{4,}$/.test(label) && label.length <= longestLabel && label.slice(2, 4) !== '--'
}

/** Reads a name of one of the zones, in whichever case it is written; undefined for one that nobody can have. */
export function readZoneName(text: string, zones: readonly string[]): ZoneName | undefined {
  const name = text.toLowerCase()
  const zone = zones.find((each) => name.endsWith(`.${each}`))
  if (zone === undefined) return undefined
  const label = name.slice(0, -zone.length - 1)
  return isLabel(label) ? { name, label, zone } : undefined
}
