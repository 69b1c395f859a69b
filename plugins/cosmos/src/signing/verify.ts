import { isSameBytes } from '@billfold/kernel/family'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base64 } from '@scure/base'
import type { CosmosSignature } from '../contract.js'
import { readAddress } from '../read-address.js'

export { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

/**
 * True for the signature of an account under these bytes. The address tells of which kind the key is: that of Cosmos, or on some chains
 * that of Ethereum.
 */
export function isSignature(address: string, bytes: Uint8Array, { pub_key: { value }, signature }: CosmosSignature): boolean {
  try {
    const [key, account] = [base64.decode(value), readAddress(address)?.bytes]
    const digest = kinds.find(({ accountOf }) => isSameBytes(accountOf(key), account))?.digest
    return digest !== undefined && secp256k1.verify(base64.decode(signature), digest(bytes), key, { prehash: false })
  } catch {
    // A key that is no point, or a signature that is none.
    return false
  }
}

interface KeyKind {
  accountOf(publicKey: Uint8Array): Uint8Array
  digest(bytes: Uint8Array): Uint8Array
}

const kinds: readonly KeyKind[] = [
  { accountOf: (key) => ripemd160(sha256(key)), digest: (bytes) => sha256(bytes) },
  {
    accountOf: (key) => keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).slice(1)).slice(-20),
    digest: (bytes) => keccak_256(bytes),
  },
]
