/** Letters that stand in no text that people write: control letters other than line breaks and tabs. */
function isControl(letter: string): boolean {
  const number = letter.codePointAt(0) ?? 0
  return (number < 32 && number !== 9 && number !== 10 && number !== 13) || number === 127
}

/** The text that bytes are; undefined when they are none. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return [...text].some(isControl) ? undefined : text
  } catch {
    // No text.
    return undefined
  }
}
