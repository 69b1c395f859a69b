import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { joined, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'

/** A personal message, signed by one of the three kinds of keys. Their number, the signature and the key stand in one row of bytes. */
export const checkSui: CheckSignature = ({ address, message, signature }) => {
  const bytes = base64.decode(signature)
  const [flag = -1] = bytes
  const refused = unsupported[flag]
  if (refused !== undefined)
    return { verdict: 'unsupported', reason: `Sui accounts of ${refused} cannot sign in here: only nodes of Sui can verify them.` }
  const [scheme, plain, key] = [schemes[flag], bytes.subarray(1, 65), bytes.subarray(65)]
  if (scheme === undefined || key.length !== scheme.keyLength) return false
  return addressOf(flag, key) === address.toLowerCase() && scheme.isSigned(plain, digestOf(message), key)
}

/** The kinds that take more than a key to verify. */
const unsupported: Readonly<Record<number, string>> = { 3: 'several keys', 5: 'zkLogin', 6: 'passkeys' }

interface Scheme {
  readonly keyLength: number
  readonly isSigned: (signature: Uint8Array, digest: Uint8Array, key: Uint8Array) => boolean
}

const schemes: Readonly<Record<number, Scheme>> = {
  0: { keyLength: 32, isSigned: (plain, digest, key) => ed25519.verify(plain, digest, key, { zip215: false }) },
  1: { keyLength: 33, isSigned: (plain, digest, key) => secp256k1.verify(plain, sha256(digest), key, { prehash: false, lowS: true }) },
  2: { keyLength: 33, isSigned: (plain, digest, key) => p256.verify(plain, sha256(digest), key, { prehash: false, lowS: true }) },
}

function addressOf(flag: number, key: Uint8Array): string {
  return `0x${bytesToHex(blake2b(joined(Uint8Array.of(flag), key), { dkLen: 32 }))}`
}

/** The message with its length, as BCS writes bytes, behind the intent of a personal message. */
function digestOf(message: string): Uint8Array {
  const bytes = textBytes(message)
  return blake2b(joined(Uint8Array.of(3, 0, 0), uleb128(bytes.length), bytes), { dkLen: 32 })
}

function uleb128(value: number): Uint8Array {
  const digits: number[] = []
  for (let rest = value; digits.length === 0 || rest > 0; rest >>= 7) digits.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
  return Uint8Array.from(digits)
}
