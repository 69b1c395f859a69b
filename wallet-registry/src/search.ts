/** A name as it is compared: without accents, case, width and spaces. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
}

/** The items of which a name has the text. Where none has it, those of which one begins with it but for one letter. */
export function itemsNamed<T>(items: readonly T[], text: string, namesOf: (item: T) => readonly string[]): readonly T[] {
  const wanted = plainName(text)
  if (wanted === '') return items
  const withName = (fits: (name: string) => boolean): readonly T[] =>
    items.filter((item) => namesOf(item).some((name) => fits(plainName(name))))
  const found = withName((name) => name.includes(wanted))
  return found.length > 0 ? found : withName((name) => isNear(wanted, name))
}

/** Shorter texts are near to too much. */
const shortest = 4

/** True for a plain text that a plain name begins with, but for one letter: one too many, one missing, another one, or two that changed places. */
export function isNear(text: string, name: string): boolean {
  if (text.length < shortest) return false
  let at = 0
  while (at < text.length && text[at] === name[at]) at++
  const begins = (skippedOfText: number, skippedOfName: number): boolean =>
    name.startsWith(text.slice(at + skippedOfText), at + skippedOfName)
  const hasSwapped = text[at] === name[at + 1] && text[at + 1] === name[at]
  if (begins(0, 1)) return true
  // Another last letter is the way to another name.
  if (at === text.length - 1) return at === name.length
  return begins(1, 0) || begins(1, 1) || (hasSwapped && begins(2, 2))
}
