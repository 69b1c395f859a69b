import type { PayAsset } from '@billfold/kernel'
import { evmChainIds, evmNativeCurrency, evmTokens } from '@billfold/local-chains/evm/seed'
import { solanaChainId } from '@billfold/local-chains/solana/seed'

const network = `eip155:${evmChainIds.harbourOne}` as const
const { address, ...usdc } = evmTokens.usdc

/** What the local exchange sends: USDC and the coin of the first EVM chain, and the coin of the Solana chain. */
export const localPayAssets: readonly [usdc: PayAsset, ...coins: PayAsset[]] = [
  { network, asset: address, metadata: usdc },
  { network, asset: 'native', metadata: evmNativeCurrency },
  { network: solanaChainId, asset: 'native', metadata: { name: 'Sol', symbol: 'SOL', decimals: 9 } },
]
