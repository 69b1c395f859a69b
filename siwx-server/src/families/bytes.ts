/** True for the same bytes. */
export function isSameBytes(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, index) => byte === other[index])
}

/** A text as bytes. */
export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Bytes of hex, with 0x or without. Throws for what is none. */
export function hexBytes(text: string): Uint8Array {
  const digits = text.replace(/^0x/, '')
  if (digits.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(digits)) throw new TypeError('not hex')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Bytes after each other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    all.set(part, place)
    place += part.length
  }
  return all
}
