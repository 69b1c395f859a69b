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
