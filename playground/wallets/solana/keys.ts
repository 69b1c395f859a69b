import { getBase58Encoder } from '@solana/kit'

import type { SolanaKey } from './solana-wallet.js'

/** Prefix of the 32 bytes of an Ed25519 key (PKCS #8), which browsers need. */
const pkcs8 = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20]

/** The key of an account, for signing. */
function privateKey({ seed }: SolanaKey): Promise<CryptoKey> {
  const bytes = (seed.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
  return crypto.subtle.importKey('pkcs8', Uint8Array.from([...pkcs8, ...bytes]), 'Ed25519', false, ['sign'])
}

/** The public key of an address. */
export function publicKey(address: string): Uint8Array {
  return Uint8Array.from(getBase58Encoder().encode(address))
}

/** Signs bytes with the key of an account. */
export async function signBytes(key: SolanaKey, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', await privateKey(key), Uint8Array.from(bytes)))
}
