import type { Transaction } from '../shapes.js'
import { coinTransfer, tellTransaction } from '../tell-transaction.js'
import { type SuiParts, holdingOf, isNativeType } from './sui-parts.js'
import { type SuiTransaction, ownerOf } from './transactions.js'

/** Tells a transaction as an account sees it. */
export async function tell(parts: SuiParts, address: string, found: SuiTransaction): Promise<Transaction> {
  const account = address.toLowerCase()
  const { digest, checkpoint, timestampMs, effects, transaction } = found
  const isFailed = effects.status.status !== 'success'
  const own = isFailed ? [] : movesOf(found, account)
  const [first] = own
  const moves = await Promise.all(own.map(({ type, amount }) => holdingOf(parts, type, amount)))
  return tellTransaction({
    id: digest,
    chain: parts.network.caipNetworkId,
    minedAt: Number(timestampMs ?? 0),
    account: address,
    signer: transaction.data.sender,
    other: first && counterpartOf(found, account, first),
    isFailed,
    // Transactions have no numbers here: their checkpoint puts them in order.
    nonce: Number(checkpoint ?? 0),
    moves,
    transfers: moves.map(coinTransfer),
  })
}

interface TypeMove {
  readonly type: string
  readonly amount: bigint
}

/** What moved from or to an account. Its gas is no move. */
function movesOf({ balanceChanges, effects, transaction }: SuiTransaction, account: string): readonly TypeMove[] {
  const { computationCost, storageCost, storageRebate } = effects.gasUsed
  const gas = transaction.data.gasData.owner === account ? BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate) : 0n
  return balanceChanges
    .filter((change) => ownerOf(change) === account)
    .map(({ coinType: type, amount }) => ({ type, amount: BigInt(amount) + (isNativeType(type) ? gas : 0n) }))
    .filter(({ amount }) => amount !== 0n)
}

/** Somebody else for whom the opposite of a move happened, else who signed. */
function counterpartOf({ balanceChanges, transaction }: SuiTransaction, account: string, { type, amount }: TypeMove): string | undefined {
  const isOpposite = (other: bigint): boolean => (amount < 0n ? other > 0n : other < 0n)
  const found = balanceChanges
    .filter((change) => change.coinType === type && isOpposite(BigInt(change.amount)))
    .map(ownerOf)
    .find((owner) => owner !== undefined && owner !== account)
  return found ?? (transaction.data.sender === account ? undefined : transaction.data.sender)
}
