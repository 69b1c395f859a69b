import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Holding } from '../coin-book.js'
import type { Balance } from '../shapes.js'
import { assetAddress } from './asset-address.js'
import { type PolkadotParts, askIndex } from './polkadot-parts.js'

const digits = v.pipe(v.string(), v.regex(/^\d{1,40}$/))
const coin = v.object({ symbol: v.string(), decimals: v.number(), balance: digits })
const asset = v.object({ ...coin.entries, unique_id: v.string() })
const held = v.object({ native: v.optional(v.array(coin), []), assets: v.optional(v.array(asset), []) })

/** Reads what an account holds: the native coin first, then assets of which there is some. */
export async function readBalances(parts: PolkadotParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const { coins, network } = parts
  const { native, assets } = await askIndex(parts, 'api/scan/account/tokens', { address }, held)
  const own = native.find(({ symbol }) => symbol === network.nativeCurrency.symbol)
  const tokens = assets.map(({ unique_id: id, symbol, decimals, balance }): Holding & { readonly address: string } => {
    const token = assetAddress(id)
    return { address: token, amount: BigInt(balance), decimals, facts: coins.factsOf(token, { name: symbol, symbol }) }
  })
  return coins.balances(
    BigInt(own?.balance ?? 0),
    tokens.filter((token) => token.amount > 0n || also.includes(token.address)),
  )
}
