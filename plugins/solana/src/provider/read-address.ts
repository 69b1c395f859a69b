import { fromBase58, toBase58 } from './encodings.js'

const longestAddress = 44

/** Reads an address: 32 bytes in base 58. Undefined for anything else, letters that only look like an address among it. */
export function readAddress(text: unknown): Uint8Array | undefined {
  const bytes = typeof text === 'string' && text.length <= longestAddress ? fromBase58(text) : undefined
  return bytes?.length === 32 ? bytes : undefined
}

/** True for an address with the key that belongs to it. */
export function isAccount(address: string, key: Uint8Array | undefined): boolean {
  return readAddress(address) !== undefined && key?.length === 32 && toBase58(key) === address
}
