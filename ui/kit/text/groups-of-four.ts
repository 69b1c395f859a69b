/** Groups of four, to be compared by eye; what stands before a number in hex belongs to the first. */
export function groupsOfFour(text: string): string {
  const start = /^0x/i.exec(text)?.[0] ?? ''
  return start + (text.slice(start.length).match(/.{1,4}/gsu) ?? []).join(' ')
}
