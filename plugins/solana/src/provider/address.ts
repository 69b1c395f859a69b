import { fromBase58, toBase58 } from './encodings.js'

const longestAddress = 44

/** True for 32 bytes in base 58: letters that only look like an address are none. */
export function isSolanaAddress(address: unknown): address is string {
  return typeof address === 'string' && address.length <= longestAddress && fromBase58(address)?.length === 32
}

/** True for an address with the key that belongs to it. */
export function isSolanaAccount(address: string, key: Uint8Array | undefined): boolean {
  return isSolanaAddress(address) && key?.length === 32 && toBase58(key) === address
}
