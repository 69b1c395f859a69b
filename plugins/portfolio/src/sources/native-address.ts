import type { ChainNamespace, TokenBalance } from '@billfold/kernel'

/** What stands for the native token where an address is asked for, by family. */
const placeholders: { readonly [K in ChainNamespace]?: string } = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/** The CAIP-10 address under which the price of a token is asked for. */
export function priceAddress({ address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>): string {
  if (address !== undefined) return address
  const [namespace = ''] = chainId.split(':')
  return `${chainId}:${placeholders[namespace as ChainNamespace] ?? '0x'}`
}
