import { looksLikeAddress } from '@billfold/kernel/validation'
import { fromBase58 } from './base58.js'

/** True for 32 bytes in base 58: letters that only look like an address are none. */
export function isSolanaAddress(address: unknown): address is string {
  return looksLikeAddress('solana', address) === true && fromBase58(address as string)?.length === 32
}
