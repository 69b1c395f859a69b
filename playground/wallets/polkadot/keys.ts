import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { secretFromSeed, sign } from '@scure/sr25519'

import type { PolkadotKey } from './polkadot-wallet.js'

/** The numbers of the kinds of keys, as they stand before signatures of transactions. */
export const kinds = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

/** Signs bytes with the key of an account. */
export function signBytes({ scheme, secret }: PolkadotKey, bytes: Uint8Array): Uint8Array {
  const seed = Uint8Array.from(secret.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  if (scheme === 'sr25519') return sign(secretFromSeed(seed), bytes)
  if (scheme === 'ed25519') return ed25519.sign(bytes, seed)
  const [recovery = 0, ...rest] = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), seed, { prehash: false, format: 'recovered' })
  return Uint8Array.from([...rest, recovery])
}
