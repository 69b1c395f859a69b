import type { NodeCall } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { array, boolean, maxLength, nullish, number, optional, pipe, regex, string } from 'valibot'

const text = pipe(string(), maxLength(500))
const digits = pipe(string(), maxLength(40), regex(/^\d+$/))

/** The type of SUI itself. */
export const suiType = '0x2::sui::SUI'

/** An amount of one type that an account holds, in all of its coins. */
export interface Holding {
  readonly coinType: string
  readonly totalBalance: string
}

const holding = objectOf({ coinType: text, totalBalance: digits })

/** Asks for the SUI of an account, in MIST. */
export function balanceCall(address: string): NodeCall<Holding> {
  return { method: 'suix_getBalance', params: [address], schema: holding }
}

/** Asks for everything of an account that is a coin. */
export function allBalancesCall(address: string): NodeCall<Holding[]> {
  return { method: 'suix_getAllBalances', params: [address], schema: array(holding) }
}

/** What the network knows of a type of coins; null when it knows nothing. */
export type CoinFacts = { readonly name: string; readonly symbol: string; readonly decimals: number } | null | undefined

/** Asks what a type of coins is called, and how many decimals it has. */
export function coinFactsCall(coinType: string): NodeCall<CoinFacts> {
  return {
    method: 'suix_getCoinMetadata',
    params: [coinType],
    schema: nullish(objectOf({ name: text, symbol: text, decimals: number() })),
  }
}

/** A coin: an object that holds an amount, in the version that it has now. */
export interface Coin {
  readonly coinObjectId: string
  readonly version: string
  readonly digest: string
  readonly balance: string
}

/** Some of the coins of an account. */
export interface CoinPage {
  readonly data: readonly Coin[]
  readonly nextCursor?: string | null | undefined
  readonly hasNextPage: boolean
}

const coin = objectOf({ coinObjectId: text, version: digits, digest: text, balance: digits })

/** Asks for coins of one type, page by page. */
export function coinsCall(address: string, coinType: string, cursor: string | null): NodeCall<CoinPage> {
  return {
    method: 'suix_getCoins',
    params: [address, coinType, cursor],
    schema: objectOf({ data: array(coin), nextCursor: nullish(text), hasNextPage: boolean() }),
  }
}

/** Asks what a unit of gas costs, in MIST. */
export function gasPriceCall(): NodeCall<string> {
  return { method: 'suix_getReferenceGasPrice', schema: digits }
}

/** How a transaction ran, and what it cost. */
export interface Effects {
  /** The checkpoint that it is in. */
  readonly checkpoint?: string | null | undefined
  readonly effects: {
    readonly status: { readonly status: string; readonly error?: string | undefined }
    readonly gasUsed: { readonly computationCost: string; readonly storageCost: string; readonly storageRebate: string }
  }
}

const effects = objectOf({
  checkpoint: nullish(digits),
  effects: objectOf({
    status: objectOf({ status: text, error: optional(string()) }),
    gasUsed: objectOf({ computationCost: digits, storageCost: digits, storageRebate: digits }),
  }),
})

/** Asks how a transaction would run. Its signature is not needed, and its gas may be left open. */
export function dryRunCall(transaction: string): NodeCall<Effects> {
  return { method: 'sui_dryRunTransactionBlock', params: [transaction], schema: effects }
}

/** Sends a transaction. Twice the same is one transaction. */
export function executeCall(transaction: string, signature: string): NodeCall<Effects> {
  return { method: 'sui_executeTransactionBlock', params: [transaction, [signature], { showEffects: true }], schema: effects }
}

/** Asks what became of a transaction. */
export function transactionCall(digest: string): NodeCall<Effects> {
  return { method: 'sui_getTransactionBlock', params: [digest, { showEffects: true }], schema: effects }
}
