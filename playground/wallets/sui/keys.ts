import type { Keypair } from '@mysten/sui/cryptography'
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1'
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1'

import type { SuiKey } from './sui-wallet.js'

const kinds = { ed25519: Ed25519Keypair, secp256k1: Secp256k1Keypair, secp256r1: Secp256r1Keypair }

/** The key pair of an account. */
export function keyPair({ scheme, secret }: SuiKey): Keypair {
  return kinds[scheme].fromSecretKey(Uint8Array.from(secret.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}
