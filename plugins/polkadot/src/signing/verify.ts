import { isSameBytes } from '@billfold/kernel/family'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { verify as isSr25519 } from '@scure/sr25519'

/** The kinds of keys, by the number that stands before their signatures in a transaction. */
const kinds = [
  { kind: 0, length: 64, isSigned: (key: Uint8Array, bytes: Uint8Array, plain: Uint8Array) => ed25519.verify(plain, bytes, key) },
  { kind: 1, length: 64, isSigned: (key: Uint8Array, bytes: Uint8Array, plain: Uint8Array) => isSr25519(bytes, plain, key) },
  { kind: 2, length: 65, isSigned: isEcdsa },
] as const

/**
 * Finds of which kind a signature is that the key of an account made of these bytes, and writes it as transactions have it: with the
 * number of its kind before it. Undefined when it is none of this account.
 */
export function multiSignature(publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array): Uint8Array | undefined {
  for (const { kind, length, isSigned } of kinds) {
    // Some wallets write the number themselves.
    const plain = signature.length === length + 1 && signature[0] === kind ? signature.slice(1) : signature
    if (plain.length === length && holds(() => isSigned(publicKey, bytes, plain))) return Uint8Array.from([kind, ...plain])
  }
  return undefined
}

/** True for a signature of a message, as it is or between the marks that extensions put around what a person signs. */
export function isSignedMessage(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  return [wrapped(message), message].some((bytes) => multiSignature(publicKey, bytes, signature) !== undefined)
}

/** A message between `<Bytes>` and `</Bytes>`, without which it could be a transaction. */
function wrapped(message: Uint8Array): Uint8Array {
  const mark = (text: string): Uint8Array => new TextEncoder().encode(text)
  return Uint8Array.from([...mark('<Bytes>'), ...message, ...mark('</Bytes>')])
}

const short = { dkLen: 32 }

/** An account of ECDSA is the hash of its key: the key is found by its signature. */
function isEcdsa(account: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const recovery = (signature[64] ?? 0) % 27
  const found = secp256k1.recoverPublicKey(Uint8Array.from([recovery, ...signature.slice(0, 64)]), blake2b(bytes, short), {
    prehash: false,
  })
  return isSameBytes(account, blake2b(found, short))
}

function holds(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    // It is no signature of this kind.
    return false
  }
}
