import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Balance } from '../shapes.js'
import { type CosmosParts, holdingOf } from './cosmos-parts.js'
import { readFields, textField } from './protobuf.js'

const answer = v.object({ response: v.object({ code: v.optional(v.number(), 0), value: v.nullish(v.string()) }) })
const path = '/cosmos.bank.v1beta1.Query/AllBalances'

/** Reads what an account holds: the native coin first, then others of which there is some. */
export async function readBalances(parts: CosmosParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const data = textField(1, address).toString('hex')
  const { response } = await parts.client('abci_query', { path, data, prove: false }, answer)
  if (response.code !== 0) throw new Error(`${path} was answered with code ${response.code}`)
  const held = readFields(Buffer.from(response.value ?? '', 'base64')).flatMap(({ field, bytes }) => (field === 1 ? [coinIn(bytes)] : []))
  const native = held.find(({ denom }) => denom === parts.network.nativeCurrency.denom)
  const tokens = held.filter(({ denom, amount }) => denom !== parts.network.nativeCurrency.denom && (amount > 0n || also.includes(denom)))
  return parts.coins.balances(
    native?.amount ?? 0n,
    tokens.map(({ denom, amount }) => holdingOf(parts, denom, amount)),
  )
}

function coinIn(bytes: Buffer): { readonly denom: string; readonly amount: bigint } {
  const fields = new Map(readFields(bytes).map(({ field, bytes: text }) => [field, text.toString('utf8')]))
  return { denom: fields.get(1) ?? '', amount: BigInt(fields.get(2) ?? 0) }
}
