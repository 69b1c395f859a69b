import type { CaipNetworkId, TokenBalance, WalletAsset } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { WalletAssets } from '@billfold/kernel/data'
import { readTokens } from './read-tokens.js'

/** Reads a wallet's assets on a network as token balances; undefined when it lists none of that network. */
export function walletTokens(assets: WalletAssets, network: CaipNetworkId): readonly TokenBalance[] | undefined {
  const found = assets[network]
  return (
    found &&
    readTokens(
      found.map((asset) => row(asset, network)),
      network,
    )
  )
}

function row({ address, balance, type, metadata }: WalletAsset, network: CaipNetworkId): object {
  const { name, symbol, decimals, price, iconUrl } = metadata
  const numeric = amountOf(balance, decimals)
  return { name, symbol, chainId: network, price, iconUrl, quantity: { decimals, numeric }, ...(type === 'ERC20' && { address }) }
}

/** Smallest units, in hex as the method says, or in digits as some wallets do. */
function amountOf(balance: string, decimals: number): string | undefined {
  if (!/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(balance)) return undefined
  return formatUnits(BigInt(balance), decimals)
}
