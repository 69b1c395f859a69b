/** How many signs of an address are seen at its ends. */
export interface AddressEnds {
  readonly start?: number
  readonly end?: number
}

/** Shortens an address, a hash or another text that is recognised by its ends: `0x7a16…5428`. Short ones stay whole. */
export function shortAddress(text: string, { start = 6, end = 4 }: AddressEnds = {}): string {
  const signs = Array.from(text)
  return signs.length <= start + end + 1 ? text : `${signs.slice(0, start).join('')}…${signs.slice(-end).join('')}`
}
