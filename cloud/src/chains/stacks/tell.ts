import type { Holding } from '../coin-book.js'
import type { Transaction } from '../shapes.js'
import { coinTransfer, tellTransaction } from '../tell-transaction.js'
import { type StacksParts, tokenOf } from './stacks-parts.js'
import { type StacksTransaction, eventsSchema } from './transactions.js'

/** Tells a transaction as an account sees it. */
export async function tell(parts: StacksParts, account: string, row: StacksTransaction): Promise<Transaction> {
  const { tx } = row
  const isFailed = tx.tx_status !== 'success'
  const coins = isFailed ? 0n : coinsOf(row, account)
  const tokens = isFailed ? { moves: [], other: undefined } : await tokensOf(parts, account, row)
  const moves = [...(coins === 0n ? [] : [parts.coins.nativeHolding(coins)]), ...tokens.moves]
  const called = tx.token_transfer?.recipient_address ?? tokens.other ?? tx.contract_call?.contract_id
  return tellTransaction({
    id: tx.tx_id,
    chain: parts.network.caipNetworkId,
    minedAt: tx.block_time * 1_000,
    account,
    signer: tx.sender_address,
    other: tx.sender_address === account ? called : tx.sender_address,
    isFailed,
    nonce: tx.nonce,
    moves,
    transfers: moves.map(coinTransfer),
  })
}

/** The STX that came, less those that went. The fee is no move. */
function coinsOf({ tx, stx_received: received, stx_sent: sent }: StacksTransaction, account: string): bigint {
  const payer = tx.sponsored ? tx.sponsor_address : tx.sender_address
  return BigInt(received) - BigInt(sent) + (payer === account ? BigInt(tx.fee_rate) : 0n)
}

interface TokenMoves {
  readonly moves: readonly Holding[]
  readonly other: string | undefined
}

async function tokensOf(parts: StacksParts, account: string, { tx, events: { ft } }: StacksTransaction): Promise<TokenMoves> {
  if (ft.transfer + ft.mint + ft.burn === 0) return { moves: [], other: undefined }
  const { results } = await parts.api(`extended/v2/addresses/${account}/transactions/${tx.tx_id}/events`, eventsSchema)
  const events = results.flatMap((event) => (event.type === 'ft' ? [event.data] : []))
  const sums = new Map<string, bigint>()
  for (const { asset_identifier: asset, amount, sender, recipient } of events) {
    const change = (recipient === account ? BigInt(amount) : 0n) - (sender === account ? BigInt(amount) : 0n)
    sums.set(asset, (sums.get(asset) ?? 0n) + change)
  }
  const others = events.flatMap(({ sender, recipient }) => [recipient, sender]).filter((one) => one !== undefined && one !== account)
  const moved = [...sums].filter(([, amount]) => amount !== 0n)
  return { moves: moved.map(([asset, amount]) => tokenOf(parts, asset, amount)), other: others[0] }
}
