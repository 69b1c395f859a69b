/** Shorter texts are near to too much. */
const shortest = 4

/** True for a text that a name begins with, but for one letter: one too many, one missing, another one, or two that changed places. */
export function isNear(text: string, name: string): boolean {
  if (text.length < shortest) return false
  let at = 0
  while (at < text.length && text[at] === name[at]) at++
  const rest = (skipped: number): string => text.slice(at + skipped)
  const begins = (skippedOfText: number, skippedOfName: number): boolean => name.startsWith(rest(skippedOfText), at + skippedOfName)
  const hasSwapped = text[at] === name[at + 1] && text[at + 1] === name[at]
  return begins(1, 0) || begins(0, 1) || begins(1, 1) || (hasSwapped && begins(2, 2))
}
