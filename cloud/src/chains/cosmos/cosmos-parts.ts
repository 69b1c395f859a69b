import type { NetworkConfig } from '../../config/config.js'
import type { CoinBook, Holding } from '../coin-book.js'
import type { JsonRpcClient } from '../json-rpc-client.js'

/** What the questions about one chain of Cosmos share. */
export interface CosmosParts {
  readonly network: NetworkConfig
  readonly client: JsonRpcClient
  readonly coins: CoinBook
}

/** An amount of a coin, by its denomination. What is not configured counts in its smallest unit. */
export function holdingOf({ coins, network }: CosmosParts, denom: string, amount: bigint): Holding {
  if (denom === network.nativeCurrency.denom) return coins.nativeHolding(amount)
  return { address: denom, amount, decimals: coins.decimalsOf(denom) ?? 0, facts: coins.factsOf(denom) }
}
