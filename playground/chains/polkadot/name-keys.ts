import { u8aConcat, u8aToHex } from '@polkadot/util'
import { blake2AsU8a, xxhashAsU8a } from '@polkadot/util-crypto'

import { registry } from './runtime.js'

/** Keys of the Identity pallet begin so. */
export const identityPallet: string = u8aToHex(xxhashAsU8a('Identity', 128))

/** The key under which the first name of an account is kept. */
export function primaryNameKey(publicKey: Uint8Array): string {
  return keyOf('UsernameOf', u8aConcat(xxhashAsU8a(publicKey, 64), publicKey))
}

/** The key under which the owner of a name is kept. */
export function nameOwnerKey(name: string): string {
  const written = registry.createType('Bytes', name).toU8a()
  return keyOf('UsernameInfoOf', u8aConcat(blake2AsU8a(written, 128), written))
}

function keyOf(item: string, key: Uint8Array): string {
  return u8aToHex(u8aConcat(xxhashAsU8a('Identity', 128), xxhashAsU8a(item, 128), key))
}
