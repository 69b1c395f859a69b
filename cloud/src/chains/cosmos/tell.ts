import type { Transaction } from '../shapes.js'
import { coinTransfer, tellTransaction } from '../tell-transaction.js'
import { type CosmosParts, holdingOf } from './cosmos-parts.js'
import { type CosmosTransaction, eventsOf } from './transactions.js'

export interface Seen {
  readonly account: string
  /** In milliseconds. */
  readonly minedAt: number
}

/** Tells a transaction as an account sees it. */
export function tell(parts: CosmosParts, { account, minedAt }: Seen, found: CosmosTransaction): Transaction {
  const isFailed = found.tx_result.code !== 0
  const payer = eventsOf(found, 'tx').flatMap((event) => event.get('fee_payer') ?? [])[0]
  const signer = eventsOf(found, 'message').flatMap((event) => event.get('sender') ?? [])[0] ?? payer ?? account
  const payments = isFailed ? [] : paymentsOf(found, account)
  const moves = [...sumsOf(payments, account)].map(([denom, amount]) => holdingOf(parts, denom, amount))
  const [first] = payments
  return tellTransaction({
    id: found.hash,
    chain: parts.network.caipNetworkId,
    minedAt,
    account,
    signer,
    other: first && (first.from === account ? first.to : first.from),
    isFailed,
    // Its number is inside of what was signed: the block puts it in order.
    nonce: Number(found.height),
    moves,
    transfers: moves.map(coinTransfer),
  })
}

interface Payment {
  readonly from: string
  readonly to: string
  readonly coins: string
}

/** The payments of a transaction that an account is part of. Its fee, which is paid first, is none. */
function paymentsOf(found: CosmosTransaction, account: string): readonly Payment[] {
  const all = eventsOf(found, 'transfer').map((event) => ({
    from: event.get('sender') ?? '',
    to: event.get('recipient') ?? '',
    coins: event.get('amount') ?? '',
  }))
  const [{ fee, payer } = { fee: undefined, payer: undefined }] = eventsOf(found, 'tx').flatMap((event) =>
    event.has('fee') ? [{ fee: event.get('fee'), payer: event.get('fee_payer') }] : [],
  )
  const paid = all.findIndex(({ from, coins }) => fee !== undefined && coins === fee && (payer === undefined || from === payer))
  return all.filter(({ from, to }, index) => index !== paid && from !== to && [from, to].includes(account))
}

function sumsOf(payments: readonly Payment[], account: string): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { from, coins } of payments) {
    for (const [, amount = '0', denom = ''] of coins.matchAll(/(\d+)([a-zA-Z][a-zA-Z0-9/:._-]{2,127})/g)) {
      sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount) * (from === account ? -1n : 1n))
    }
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0n))
}
