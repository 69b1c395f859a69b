import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Balance } from '../shapes.js'
import { type StacksParts, tokenOf } from './stacks-parts.js'

const digits = v.pipe(v.string(), v.regex(/^\d{1,40}$/))
const schema = v.object({
  stx: v.object({ balance: digits }),
  fungible_tokens: v.record(v.string(), v.object({ balance: digits })),
})

/** Reads what an account holds: STX first, then tokens of SIP-010 of which there is some. */
export async function readBalances(parts: StacksParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const { stx, fungible_tokens: tokens } = await parts.api(`extended/v1/address/${address}/balances`, schema)
  const held = Object.entries(tokens)
    .map(([asset, { balance }]) => tokenOf(parts, asset, BigInt(balance)))
    .filter((holding) => holding.amount > 0n || also.includes(holding.address ?? ''))
  return parts.coins.balances(BigInt(stx.balance), held)
}
