import { blake2b } from '@noble/hashes/blake2.js'
import { toHex } from '../signing/hex.js'

/** Where nodes keep an entry of a map: the hashes of its pallet and its name, and each part of its key with a hash of that before it. */
export function storageKey(map: string, ...parts: readonly Uint8Array[]): string {
  return `${map}${parts.map((part) => `${toHex(blake2b(part, { dkLen: 16 })).slice(2)}${toHex(part).slice(2)}`).join('')}`
}
