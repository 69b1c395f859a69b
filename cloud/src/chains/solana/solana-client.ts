import * as v from 'valibot'

import { nodeDeadline } from '../node-deadline.js'
import { readCapped } from '../read-capped.js'

/** Asks a Solana node one thing, and reads its answer. */
export type SolanaClient = <T>(method: string, params: readonly unknown[], schema: v.GenericSchema<unknown, T>) => Promise<T>

const reply = v.object({ result: v.optional(v.unknown()), error: v.optional(v.object({ message: v.string() })) })

/** Makes a client. Contacts nobody yet. */
export function createSolanaClient(rpcUrl: string): SolanaClient {
  return async (method, params, schema) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(nodeDeadline),
    })
    const { result, error } = v.parse(reply, JSON.parse(await readCapped(response)))
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return v.parse(schema, result)
  }
}

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
export async function readTokenAccounts(client: SolanaClient, owner: string): Promise<readonly TokenAccount[]> {
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
