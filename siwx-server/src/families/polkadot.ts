import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { verify as isSr25519 } from '@scure/sr25519'
import { hexBytes, isSameBytes, joined, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'
import { recoveredKeys } from './recovered-keys.js'

/** What signRaw makes, by each of the three kinds of keys, of a message between the marks that extensions put around it, or without. */
export const checkPolkadot: CheckSignature = ({ address, message, signature }) => {
  const [key, bytes, text] = [readSs58(address), hexBytes(signature), textBytes(message)]
  if (key === undefined) return false
  return [joined(textBytes('<Bytes>'), text, textBytes('</Bytes>')), text].some((signed) => isSigned(key, signed, bytes))
}

type KindOfKey = readonly [kind: number, length: number, isSigned: (key: Uint8Array, bytes: Uint8Array, plain: Uint8Array) => boolean]

const kinds: readonly KindOfKey[] = [
  [0, 64, (key, bytes, plain) => ed25519.verify(plain, bytes, key, { zip215: false })],
  [1, 64, (key, bytes, plain) => isSr25519(bytes, plain, key)],
  [2, 65, isEcdsa],
]

function isSigned(key: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  return kinds.some(([kind, length, isOfKind]) => {
    // Some wallets write the number of the kind before it.
    const plain = signature.length === length + 1 && signature[0] === kind ? signature.subarray(1) : signature
    return plain.length === length && holds(() => isOfKind(key, bytes, plain))
  })
}

/** An account of ECDSA is the hash of its key: the key is found by its signature. */
function isEcdsa(account: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const digest = blake2b(bytes, { dkLen: 32 })
  const last = signature[64] ?? 0
  const keys = recoveredKeys(signature.subarray(0, 64), digest, [last >= 27 ? last - 27 : last])
  return keys.some((key) => isSameBytes(blake2b(key, { dkLen: 32 }), account))
}

/** The key in an address, its checksum included. */
function readSs58(address: string): Uint8Array | undefined {
  const bytes = base58.decode(address)
  const prefix = (bytes[0] ?? 128) < 64 ? 1 : 2
  if ((bytes[0] ?? 128) > 127 || bytes.length !== prefix + 34) return undefined
  const body = bytes.subarray(0, -2)
  const checksum = blake2b(joined(textBytes('SS58PRE'), body), { dkLen: 64 }).subarray(0, 2)
  return isSameBytes(checksum, bytes.subarray(-2)) ? body.subarray(prefix) : undefined
}

function holds(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    // It is no signature of this kind.
    return false
  }
}
