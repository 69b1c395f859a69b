/** Line breaks and tabs are seen as what they are; joiners are letters of Persian, of Hindi and of emoji. */
const harmless: ReadonlySet<string> = new Set(['\n', '\t', '\u200c', '\u200d'])

/** Letters that cannot be seen, or that turn others around, are shown by their number: what is read is what is signed. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return harmless.has(letter) ? letter : `\\u${code.toString(16).padStart(4, '0')}`
  })
}
