import type { Transaction } from '../shapes.js'
import { coinTransfer, tellTransaction } from '../tell-transaction.js'
import type { BitcoinParts } from './bitcoin-parts.js'
import type { BitcoinTransaction } from './transactions.js'

/** Tells a transaction as an address sees it. */
export function tell({ coins, network, now }: BitcoinParts, account: string, found: BitcoinTransaction): Transaction {
  const { txid, status } = found
  const spent = found.vin.flatMap(({ prevout }) => prevout ?? [])
  const isSpender = spent.some(isOf(account))
  const moved = sum(found.vout.filter(isOf(account))) - sum(spent.filter(isOf(account)))
  // The fee is no move. Where others spend too, nobody knows whose share it is.
  const isAlone = spent.length > 0 && spent.every(isOf(account))
  const amount = isAlone ? moved + BigInt(found.fee) : moved
  const moves = amount === 0n ? [] : [coins.nativeHolding(amount)]
  const [payer] = addressesIn(spent)
  return tellTransaction({
    id: txid,
    chain: network.caipNetworkId,
    minedAt: status.block_time === undefined ? now() : status.block_time * 1_000,
    account,
    signer: isSpender ? account : (payer ?? account),
    other: (isSpender ? addressesIn(found.vout) : addressesIn(spent)).find((address) => address !== account),
    isFailed: false,
    isPending: !status.confirmed,
    nonce: status.block_height ?? 0,
    moves,
    transfers: moves.map(coinTransfer),
  })
}

type Output = BitcoinTransaction['vout'][number]

function isOf(account: string): (output: Output) => boolean {
  return ({ scriptpubkey_address: address }) => address === account
}

function sum(outputs: readonly Output[]): bigint {
  return outputs.reduce((total, { value }) => total + BigInt(value), 0n)
}

function addressesIn(outputs: readonly Output[]): readonly string[] {
  return outputs.flatMap(({ scriptpubkey_address: address }) => address ?? [])
}
