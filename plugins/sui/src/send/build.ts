import { Transaction } from '@mysten/sui/transactions'
import type { Coin } from '../reads/calls.js'

/** A transfer, as far as it is known what it is made of. */
export interface TransferParts {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** Coins of another type that it is taken from; absent for SUI, which is taken from what pays for the gas. */
  readonly coins?: readonly Coin[]
  readonly gasPrice: bigint
  readonly gasBudget: bigint
  readonly gasCoins: readonly Coin[]
}

/** Writes a transfer, with nothing left open: what a wallet signs is what was written. Several coins become one on the way. */
export function buildTransfer({ from, to, amount, coins, gasPrice, gasBudget, gasCoins }: TransferParts): Promise<Uint8Array> {
  const transaction = new Transaction()
  transaction.setSender(from)
  transaction.setGasPrice(gasPrice)
  transaction.setGasBudget(gasBudget)
  transaction.setGasPayment(gasCoins.map(reference))
  const [whole, ...rest] = (coins ?? []).map((coin) => transaction.objectRef(reference(coin)))
  if (whole !== undefined && rest.length > 0) transaction.mergeCoins(whole, rest)
  transaction.transferObjects([transaction.splitCoins(whole ?? transaction.gas, [amount])], to)
  return transaction.build()
}

/** Writes a transaction as JSON, which is how wallets are asked about it. */
export function asJson(transaction: Uint8Array): Promise<string> {
  return Transaction.from(transaction).toJSON()
}

function reference({ coinObjectId: objectId, version, digest }: Coin): { objectId: string; version: string; digest: string } {
  return { objectId, version, digest }
}
