import { array, boolean, looseObject, nullable, number, object, picklist, string, unknown, optional } from 'valibot'
import type { RpcCall } from '../rpc/solana-node.js'

const commitment = 'confirmed'

/** The lamports of an account. */
export function balanceCall(address: string): RpcCall<{ readonly value: number }> {
  return { method: 'getBalance', params: [address, { commitment }], schema: object({ value: number() }) }
}

const parsedAmount = object({ amount: string(), decimals: number() })

/** An account of a token, as nodes write it in words. */
export interface ParsedTokenAccount {
  readonly pubkey: string
  readonly account: {
    readonly owner: string
    readonly data: {
      readonly parsed: {
        readonly info: { readonly mint: string; readonly tokenAmount: { readonly amount: string; readonly decimals: number } }
      }
    }
  }
}

/** The accounts of tokens that somebody owns: of a program, or of a mint. */
export function tokenAccountsCall(
  owner: string,
  filter: { readonly programId: string } | { readonly mint: string },
): RpcCall<{ readonly value: readonly ParsedTokenAccount[] }> {
  const info = object({ mint: string(), tokenAmount: parsedAmount })
  const account = object({ owner: string(), data: object({ parsed: object({ info }) }) })
  return {
    method: 'getTokenAccountsByOwner',
    params: [owner, filter, { encoding: 'jsonParsed', commitment }],
    schema: object({ value: array(object({ pubkey: string(), account })) }),
  }
}

/** What is known of an account, and what is in it as far as the node can read it. */
export interface AccountFacts {
  readonly owner: string
  readonly executable: boolean
  readonly data: unknown
}

/** Accounts; null for one that does not exist. */
export function accountsCall(addresses: readonly string[]): RpcCall<{ readonly value: readonly (AccountFacts | null)[] }> {
  const account = object({ owner: string(), executable: boolean(), data: unknown() })
  return {
    method: 'getMultipleAccounts',
    params: [addresses, { encoding: 'jsonParsed', commitment }],
    schema: object({ value: array(nullable(account)) }),
  }
}

/** What an account of so many bytes must hold, in lamports, to stay. */
export function rentCall(bytes: number): RpcCall<number> {
  return { method: 'getMinimumBalanceForRentExemption', params: [bytes], schema: number() }
}

/** What a new transaction stands on, and until which block it is good. */
export interface LatestBlockhash {
  readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number }
}

/** The hash that a transaction counts from, and how long it may. */
export function blockhashCall(): RpcCall<LatestBlockhash> {
  const value = object({ blockhash: string(), lastValidBlockHeight: number() })
  return { method: 'getLatestBlockhash', params: [{ commitment }], schema: object({ value }) }
}

/** How far the chain is. */
export function blockHeightCall(): RpcCall<number> {
  return { method: 'getBlockHeight', params: [{ commitment }], schema: number() }
}

/** What was lately paid to be first, in micro-lamports for a unit, by who wrote to the same accounts. */
export function recentFeesCall(accounts: readonly string[]): RpcCall<readonly { readonly prioritizationFee: number }[]> {
  return { method: 'getRecentPrioritizationFees', params: [accounts], schema: array(object({ prioritizationFee: number() })) }
}

/** What became of a transaction; null while nobody has seen it. */
export interface SignatureStatus {
  readonly err?: unknown
  readonly confirmationStatus?: 'processed' | 'confirmed' | 'finalized' | null | undefined
}

/** What became of a transaction. */
export function statusCall(signature: string): RpcCall<{ readonly value: readonly (SignatureStatus | null)[] }> {
  const status = looseObject({
    err: optional(unknown()),
    confirmationStatus: optional(nullable(picklist(['processed', 'confirmed', 'finalized']))),
  })
  return {
    method: 'getSignatureStatuses',
    params: [[signature], { searchTransactionHistory: true }],
    schema: object({ value: array(nullable(status)) }),
  }
}
