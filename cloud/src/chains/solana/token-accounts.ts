import * as v from 'valibot'

import type { JsonRpcClient } from '../json-rpc-client.js'

/** The programs of tokens: the first, and the second. */
const tokenPrograms: readonly string[] = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const tokenAccount = v.object({
  pubkey: v.string(),
  account: v.object({
    data: v.object({
      parsed: v.object({
        info: v.object({ mint: v.string(), tokenAmount: v.object({ amount: v.string(), decimals: v.number() }) }),
      }),
    }),
  }),
})

/** An account of a token, and what is in it. */
export interface TokenAccount {
  readonly address: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/** The accounts of tokens that somebody owns. */
export async function readTokenAccounts(client: JsonRpcClient, owner: string): Promise<readonly TokenAccount[]> {
  const schema = v.object({ value: v.array(tokenAccount) })
  const lists = await Promise.all(
    tokenPrograms.map((programId) => client('getTokenAccountsByOwner', [owner, { programId }, { encoding: 'jsonParsed' }], schema)),
  )
  return lists.flatMap(({ value }) =>
    value.map(({ pubkey, account }) => {
      const { mint, tokenAmount } = account.data.parsed.info
      return { address: pubkey, mint, amount: BigInt(tokenAmount.amount), decimals: tokenAmount.decimals }
    }),
  )
}
