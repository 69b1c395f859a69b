/** Copies bytes that somebody else handed over; undefined when they are none, or too many. */
export function readBytes(
  said: unknown,
  { length, most = 1_048_576 }: { readonly length?: number; readonly most?: number } = {},
): Uint8Array | undefined {
  try {
    if (!(ArrayBuffer.isView(said) || Array.isArray(said))) return undefined
    const size = ArrayBuffer.isView(said) ? said.byteLength : said.length
    if (size > most || (length !== undefined && size !== length)) return undefined
    const bytes = ArrayBuffer.isView(said)
      ? new Uint8Array(said.buffer as ArrayBuffer, said.byteOffset, said.byteLength).slice()
      : Uint8Array.from(said as readonly number[])
    return Array.isArray(said) && said.some((byte, index) => byte !== bytes[index]) ? undefined : bytes
  } catch {
    // A proxy that refuses to be looked at, or a buffer that was given away.
    return undefined
  }
}

/** Reads bytes that somebody wrote as text, by a decoder that throws for what it cannot read; undefined then, or when they are too many. */
export function readEncoded(
  said: unknown,
  decode: (text: string) => Uint8Array,
  { length, most = 1_048_576 }: { readonly length?: number; readonly most?: number } = {},
): Uint8Array | undefined {
  // No encoding takes more than two letters for a byte.
  if (typeof said !== 'string' || said.length > 2 * (length ?? most) + 2) return undefined
  try {
    const bytes = decode(said)
    return length === undefined || bytes.length === length ? bytes : undefined
  } catch {
    // It is written in another way.
    return undefined
  }
}

/** True for the same bytes. */
export function isSameBytes(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, index) => byte === other[index])
}
