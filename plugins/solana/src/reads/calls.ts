import { array, boolean, nullable, number, picklist, string, unknown, optional } from 'valibot'
import type { NodeCall } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'

const commitment = 'confirmed'

/** Asks for the lamports of an account. */
export function balanceCall(address: string): NodeCall<{ readonly value: number }> {
  return { method: 'getBalance', params: [address, { commitment }], schema: objectOf({ value: number() }) }
}

const parsedAmount = objectOf({ amount: string(), decimals: number() })

/** An account of a token, as nodes parse it (`jsonParsed`). */
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

/** Asks for the token accounts that somebody owns: of a program, or of a mint. */
export function tokenAccountsCall(
  owner: string,
  filter: { readonly programId: string } | { readonly mint: string },
): NodeCall<{ readonly value: readonly ParsedTokenAccount[] }> {
  const info = objectOf({ mint: string(), tokenAmount: parsedAmount })
  const account = objectOf({ owner: string(), data: objectOf({ parsed: objectOf({ info }) }) })
  return {
    method: 'getTokenAccountsByOwner',
    params: [owner, filter, { encoding: 'jsonParsed', commitment }],
    schema: objectOf({ value: array(objectOf({ pubkey: string(), account })) }),
  }
}

/** Facts of an account, and its data as far as the node can read it. */
export interface AccountFacts {
  readonly owner: string
  readonly executable: boolean
  readonly data: unknown
}

/** Asks for accounts; null for one that does not exist. */
export function accountsCall(addresses: readonly string[]): NodeCall<{ readonly value: readonly (AccountFacts | null)[] }> {
  const account = objectOf({ owner: string(), executable: boolean(), data: unknown() })
  return {
    method: 'getMultipleAccounts',
    params: [addresses, { encoding: 'jsonParsed', commitment }],
    schema: objectOf({ value: array(nullable(account)) }),
  }
}

/** Asks what an account of so many bytes must hold, in lamports, to stay. */
export function rentCall(bytes: number): NodeCall<number> {
  return { method: 'getMinimumBalanceForRentExemption', params: [bytes], schema: number() }
}

/** The hash that a new transaction stands on, and the last block for which it is good. */
export interface LatestBlockhash {
  readonly value: { readonly blockhash: string; readonly lastValidBlockHeight: number }
}

/** Asks for the hash that a new transaction stands on. */
export function blockhashCall(): NodeCall<LatestBlockhash> {
  const value = objectOf({ blockhash: string(), lastValidBlockHeight: number() })
  return { method: 'getLatestBlockhash', params: [{ commitment }], schema: objectOf({ value }) }
}

/** Asks for the height of the newest block. */
export function blockHeightCall(): NodeCall<number> {
  return { method: 'getBlockHeight', params: [{ commitment }], schema: number() }
}

/** Asks what others lately paid to be first, in micro-lamports for a unit, when they wrote to the same accounts. */
export function recentFeesCall(accounts: readonly string[]): NodeCall<readonly { readonly prioritizationFee: number }[]> {
  return { method: 'getRecentPrioritizationFees', params: [accounts], schema: array(objectOf({ prioritizationFee: number() })) }
}

/** The state of a transaction; null while nobody has seen it. */
export interface SignatureStatus {
  readonly slot?: number | undefined
  readonly err?: unknown
  readonly confirmationStatus?: 'processed' | 'confirmed' | 'finalized' | null | undefined
}

/** Asks for the state of a transaction. */
export function statusCall(signature: string): NodeCall<{ readonly value: readonly (SignatureStatus | null)[] }> {
  const status = objectOf({
    slot: optional(number()),
    err: optional(unknown()),
    confirmationStatus: optional(nullable(picklist(['processed', 'confirmed', 'finalized']))),
  })
  return {
    method: 'getSignatureStatuses',
    params: [[signature], { searchTransactionHistory: true }],
    schema: objectOf({ value: array(nullable(status)) }),
  }
}

/** Hands a signed transaction, in base 64, to one node, once. The answer is its signature. */
export function sendCall(transaction: string): NodeCall<string> {
  return { method: 'sendTransaction', params: [transaction, { encoding: 'base64', preflightCommitment: commitment }], schema: string() }
}
