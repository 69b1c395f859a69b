import type { NativeBalance } from '../src/wallets/contract/chain-adapter.js'
import type { Network } from '../src/wallets/contract/network.js'
import { formatAmount } from './amounts.js'

type Place = Pick<Network, 'nativeCurrency'>

/** A balance of a network's own coin, from its smallest units. */
export function nativeBalance(amount: bigint, { nativeCurrency: { decimals, symbol } }: Place): NativeBalance {
  return { balance: formatAmount(amount, decimals), symbol }
}

/** An amount of a network's own coin as people read it: `0.5 BTC`. */
export function writeAmount(amount: bigint, network: Place): string {
  const { balance, symbol } = nativeBalance(amount, network)
  return `${balance} ${symbol}`
}
