import { keccak256 } from './keccak256.js'

/** The networks of Rootstock put their id into the checksum (ERC-1191): their wallets take addresses of other chains for miswritten. */
const withChainId: ReadonlySet<string> = new Set(['30', '31'])

/** An EVM address with its checksum in the case of its letters (EIP-55, ERC-1191 on Rootstock); anything else as it is. */
export function checksumAddress(address: string, chainId?: number | string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return address
  const plain = address.slice(2).toLowerCase()
  const prefix = withChainId.has(String(chainId)) ? `${chainId}0x` : ''
  const hash = keccak256(new TextEncoder().encode(prefix + plain))
  const nibble = (index: number): number => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15
  return `0x${Array.from(plain, (sign, index) => (nibble(index) > 7 ? sign.toUpperCase() : sign)).join('')}`
}

/** True for an address without capitals, or in capitals, or with those of its checksum: on Rootstock those of either one, as its wallets take both. */
export function isChecksumRight(address: string, chainId?: number | string): boolean {
  const letters = address.slice(2)
  const isPlain = letters === letters.toLowerCase() || letters === letters.toUpperCase()
  return isPlain || address === checksumAddress(address) || address === checksumAddress(address, chainId)
}
