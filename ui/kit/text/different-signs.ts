/** Four signs of an address, and whether they differ from those of another at the same place. */
export interface SignGroup {
  readonly text: string
  readonly isDifferent: boolean
}

/** Cuts an address into groups of four, and compares each with the other address. Capitals are told apart only where both use them. */
export function differentSigns(value: string, other: string): readonly SignGroup[] {
  const isFolded = value.toLowerCase() === value || other.toLowerCase() === other || /^0x/i.test(value)
  const fold = (text: string): string => (isFolded ? text.toLowerCase() : text)
  return groupsOf(value).map((text, index) => ({ text, isDifferent: fold(text) !== fold(groupsOf(other)[index] ?? '') }))
}

/** `0x` stands alone, so that the groups of two addresses stand under each other. */
function groupsOf(text: string): readonly string[] {
  const start = /^0x/i.test(text) ? 2 : 0
  const rest = text.slice(start).match(/.{1,4}/gu) ?? []
  return start === 0 ? rest : [text.slice(0, start), ...rest]
}
