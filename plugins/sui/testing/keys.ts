import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1'
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1'

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

/** Three people, each with a key of another kind. */
export const ida: Ed25519Keypair = Ed25519Keypair.fromSecretKey(seed(1))
export const jon: Secp256k1Keypair = Secp256k1Keypair.fromSecretKey(seed(2))
export const kim: Secp256r1Keypair = Secp256r1Keypair.fromSecretKey(seed(3))

/** The key of an address of one of them. */
export function keyOf(address: string): Ed25519Keypair | Secp256k1Keypair | Secp256r1Keypair {
  return [ida, jon, kim].find((key) => key.toSuiAddress() === address) ?? ida
}
