import { keccak_256 } from '@noble/hashes/sha3.js'
import { type Signature, canonicalSignature } from './parse-signature.js'

/** The four bytes by which a call names its function, as hex. */
export function selectorOf(signature: Signature): string {
  const hash = keccak_256(new TextEncoder().encode(canonicalSignature(signature)))
  return `0x${[...hash.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
