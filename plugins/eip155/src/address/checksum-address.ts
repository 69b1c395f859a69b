import { keccak256 } from './keccak256.js'

/** An EVM address with its checksum in the case of its letters (EIP-55); anything else as it is. */
export function checksumAddress(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return address
  const plain = address.slice(2).toLowerCase()
  const hash = keccak256(new TextEncoder().encode(plain))
  const nibble = (index: number): number => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15
  return `0x${Array.from(plain, (sign, index) => (nibble(index) > 7 ? sign.toUpperCase() : sign)).join('')}`
}
