import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What contracts know a name by (EIP-137): a hash of its parts, the last one first. */
export function nameHash(name: string): `0x${string}` {
  const labels = name === '' ? [] : name.split('.').toReversed()
  const node = labels.reduce((parent, label) => keccak_256(concatBytes(parent, keccak_256(utf8ToBytes(label)))), new Uint8Array(32))
  return `0x${bytesToHex(node)}`
}
