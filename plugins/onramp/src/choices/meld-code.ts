import type { ChainNamespace } from '@billfold/kernel'

/** The code of what is bought when nobody chooses: the coin of Solana there, USD Coin elsewhere. */
export function meldCode(namespace: ChainNamespace): 'SOL' | 'USDC' {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}
