/** Cuts the middle out of what is recognised by its ends: `0x7a16…5428`. Short texts stay whole. */
export function middleCut(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const signs = [...text]
  return signs.length <= start + end + 1 ? text : `${signs.slice(0, start).join('')}…${signs.slice(-end).join('')}`
}

/** Groups of four, to be read aloud or compared. */
export function groupsOfFour(text: string): string {
  return (text.match(/.{1,4}/gsu) ?? []).join(' ')
}
