import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Balance } from '../shapes.js'
import { type SuiParts, holdingOf, isNativeType } from './sui-parts.js'

const holdings = v.array(v.object({ coinType: v.string(), totalBalance: v.string() }))

/** Reads what an account holds: SUI first, then coins of which there is some. */
export async function readBalances(parts: SuiParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const held = await parts.client('suix_getAllBalances', [address], holdings)
  const native = held.find(({ coinType }) => isNativeType(coinType))
  const shown = held.filter(
    ({ coinType, totalBalance }) => !isNativeType(coinType) && (BigInt(totalBalance) > 0n || also.includes(coinType)),
  )
  const tokens = await Promise.all(shown.map(({ coinType, totalBalance }) => holdingOf(parts, coinType, BigInt(totalBalance))))
  return parts.coins.balances(BigInt(native?.totalBalance ?? 0), tokens)
}
