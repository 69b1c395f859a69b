import { evmTokens } from '@billfold/local-chains/evm/seed'
import { solanaChainId } from '@billfold/local-chains/solana/seed'

/** Something that the card seller has on a network. */
export interface SoldCoin {
  readonly network: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** The contract; undefined for the network's own coin. */
  readonly address: string | undefined
  /** The CAIP-19 id. */
  readonly asset: string
}

/** What the card seller has on the chains that run. */
export function soldCoins(nodes: Readonly<Record<string, string>>): readonly SoldCoin[] {
  return Object.keys(nodes).flatMap((network): readonly SoldCoin[] => {
    if (network === solanaChainId)
      return [{ network, symbol: 'SOL', name: 'Solana', decimals: 9, address: undefined, asset: `${network}/slip44:501` }]
    if (!network.startsWith('eip155:')) return []
    const { address, name, symbol, decimals } = evmTokens.usdc
    return [
      { network, symbol, name, decimals, address, asset: `${network}/erc20:${address}` },
      { network, symbol: 'ETH', name: 'Ether', decimals: 18, address: undefined, asset: `${network}/slip44:60` },
    ]
  })
}
