import { readEncoded } from '@billfold/kernel/family'
import { hex } from '@scure/base'

/** Writes bytes in hex with 0x, as libraries of Substrate do. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${hex.encode(bytes)}`
}

/** Reads bytes in hex with 0x; undefined when it is something else, or too long. */
export function fromHex(text: unknown, most?: number): Uint8Array | undefined {
  const digits = typeof text === 'string' && text.startsWith('0x') ? text.slice(2) : undefined
  return readEncoded(digits, hex.decode, most === undefined ? {} : { most })
}
