import type { PayAsset } from '@billfold/kernel'
import { exchangeError } from '../errors.js'

const coins: Readonly<Record<string, string>> = { eip155: 'slip44:60', solana: 'slip44:501' }
const tokens: Readonly<Record<string, string>> = { eip155: 'erc20', solana: 'token' }

/** The CAIP-19 id of an asset. Throws for a family without payments from exchanges. */
export function caip19({ network, asset, metadata }: PayAsset): string {
  const namespace = network.slice(0, network.indexOf(':'))
  const coin = Object.hasOwn(coins, namespace) ? coins[namespace] : undefined
  if (coin === undefined) throw exchangeError('exchange/unsupported-asset', { asset: metadata.symbol })
  return `${network}/${asset === 'native' ? coin : `${tokens[namespace]}:${asset}`}`
}
