import * as v from 'valibot'

import type { PieceBook } from '../../collectibles/piece-book.js'
import type { NetworkConfig } from '../../config/config.js'
import { clipName } from '../clip-name.js'
import type { CoinBook, Holding } from '../coin-book.js'
import type { JsonRpcClient } from '../json-rpc-client.js'

/** What the questions about one Sui chain share. */
export interface SuiParts {
  readonly network: NetworkConfig
  readonly client: JsonRpcClient
  readonly coins: CoinBook
  readonly pieces: PieceBook
  /** What the chain says of types of coins, which stays: read once. */
  readonly said: Map<string, SaidOfType>
}

type SaidOfType = { readonly name: string; readonly symbol: string; readonly decimals: number } | null

const name = v.pipe(v.string(), v.transform(clipName))
const metadata = v.nullish(v.object({ name, symbol: name, decimals: v.number() }))
const mostKnown = 10_000

/** True for the type of SUI itself, however its address is written. */
export function isNativeType(type: string): boolean {
  return /^0x0*2::sui::SUI$/.test(type)
}

/** An amount of a type of coins, with what is known of it. What nobody describes counts in its smallest unit. */
export async function holdingOf(parts: SuiParts, type: string, amount: bigint): Promise<Holding> {
  const { coins } = parts
  if (isNativeType(type)) return coins.nativeHolding(amount)
  const said = await saidOf(parts, type)
  const decimals = coins.decimalsOf(type) ?? said?.decimals ?? 0
  return { address: type, amount, decimals, facts: coins.factsOf(type, said ?? undefined) }
}

async function saidOf({ client, said }: SuiParts, type: string): Promise<SaidOfType> {
  const known = said.get(type)
  if (known !== undefined) return known
  const found = (await client('suix_getCoinMetadata', [type], metadata)) ?? null
  if (said.size < mostKnown) said.set(type, found)
  return found
}
