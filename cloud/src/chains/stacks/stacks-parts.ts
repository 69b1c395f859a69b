import type { PieceBook } from '../../collectibles/piece-book.js'
import type { PieceSource } from '../../collectibles/piece-source.js'
import type { NetworkConfig } from '../../config/config.js'
import type { CoinBook, Holding } from '../coin-book.js'
import type { RestClient } from '../rest-client.js'

/** What the questions about one Stacks chain share. */
export interface StacksParts {
  readonly network: NetworkConfig
  readonly api: RestClient
  readonly coins: CoinBook
  readonly pieces: PieceBook
  /** Places at which pieces are described, by their keys: contracts are asked once. */
  readonly sources: Map<string, PieceSource>
}

/** An amount of a token of SIP-010, by its asset: a contract and a name. What is not configured counts in its smallest unit. */
export function tokenOf({ coins }: StacksParts, asset: string, amount: bigint): Holding {
  const [contract = '', name = ''] = asset.split('::')
  const address = contract
  return { address, amount, decimals: coins.decimalsOf(address) ?? 0, facts: coins.factsOf(address, { name, symbol: name }) }
}
