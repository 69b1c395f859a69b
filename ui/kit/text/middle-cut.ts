/** Cuts the middle out of what is recognised by its ends: `0x7a16…5428`. Short texts stay whole. */
export function middleCut(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const signs = Array.from(text)
  return signs.length <= start + end + 1 ? text : `${signs.slice(0, start).join('')}…${signs.slice(-end).join('')}`
}

/** Groups of four, to be compared by eye; what stands before a number in hex belongs to the first. */
export function groupsOfFour(text: string): string {
  const start = /^0x/i.exec(text)?.[0] ?? ''
  return start + (text.slice(start.length).match(/.{1,4}/gsu) ?? []).join(' ')
}
