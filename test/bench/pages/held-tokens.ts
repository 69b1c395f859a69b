import type { TokenBalance } from '@billfold/kernel'

/** So many tokens, each of a contract of its own. */
export function heldTokens(count: number): readonly TokenBalance[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
    price: 1.25,
    iconUrl: '',
    quantity: { decimals: '18', numeric: `${count - index}.5` },
  }))
}
