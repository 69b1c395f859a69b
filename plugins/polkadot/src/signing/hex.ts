/** Writes bytes in hex with 0x, as libraries of Substrate do. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Reads bytes in hex with 0x; undefined when it is something else, or too long. */
export function fromHex(text: unknown, most = 1_048_576): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > 2 + 2 * most || !/^0x(?:[0-9a-f]{2})*$/i.test(text)) return undefined
  return Uint8Array.from({ length: text.length / 2 - 1 }, (_, index) => Number.parseInt(text.slice(2 + 2 * index, 4 + 2 * index), 16))
}
