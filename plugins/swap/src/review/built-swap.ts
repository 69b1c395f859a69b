import type { ChainAdapter, TransactionRequest } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { SwapProvider, SwapToken } from '../contract.js'
import { swapError } from '../errors.js'
import { leastOf } from '../quote/price-impact.js'
import type { ReviewedSwap } from './reviewed-swap.js'

/** The transactions of a swap, and what the network says that they do. */
export interface BuiltSwap {
  readonly transaction: TransactionRequest
  /** Has to be on the chain first; undefined when the token may be taken already. */
  readonly approval: TransactionRequest | undefined
  /** What comes out, as the network tried it; what was quoted where it cannot try. */
  readonly received: bigint
  /** False where nobody could try it. */
  readonly isTried: boolean
  /** What the network takes at most, in its own coin. */
  readonly fee: bigint
}

export interface BuildNeeds {
  readonly provider: SwapProvider
  readonly adapter: Pick<ChainAdapter, 'tryTransactions' | 'estimateGas'>
  readonly signal: AbortSignal
}

/**
 * Has a swap put together, and believes nothing of it: who takes the token has to be who swaps it, the coins that go with it are those of the order,
 * and the network has to say that what was quoted is what comes.
 */
export async function buildSwap(swap: ReviewedSwap, { provider, adapter, signal }: BuildNeeds): Promise<BuiltSwap> {
  const { order, session, slippage } = swap
  const transaction = await provider.transaction({ ...order, slippage }, signal)
  const approval = await neededApproval(swap, transaction.to, { provider, signal })
  const value = order.from === undefined ? order.amount : 0n
  if ((transaction.value ?? 0n) !== value) throw differs(swap.source, 'takes', order.amount, transaction.value ?? 0n)
  const transactions = approval === undefined ? [transaction] : [approval, transaction]
  const outcome = await adapter.tryTransactions?.(session, { transactions, tokens: [order.from, order.to] }, signal)
  const [change = 0n, received = swap.amountOut] = outcome?.changes ?? []
  if (outcome !== undefined) {
    if (!outcome.isDone) throw swapError('swap/would-fail', undefined)
    if (-change > order.amount) throw differs(swap.source, 'takes', order.amount, -change)
    if (received < leastOf(swap.amountOut, slippage)) throw differs(swap.target, 'gives', swap.amountOut, received)
  }
  const fee = feeOf(transaction) + (approval === undefined ? 0n : approvalGas * (transaction.gasPrice ?? 0n))
  checkCoins(swap, value + fee)
  return { transaction, approval, received, isTried: outcome !== undefined, fee }
}

/** What an approval takes at most. */
const approvalGas = 80_000n

async function neededApproval(
  { order }: ReviewedSwap,
  contract: string,
  { provider, signal }: Pick<BuildNeeds, 'provider' | 'signal'>,
): Promise<TransactionRequest | undefined> {
  if (order.from === undefined || (await provider.allowance(order, signal)) >= order.amount) return undefined
  const { spender, transaction } = await provider.approval(order, signal)
  if (spender.toLowerCase() !== contract.toLowerCase()) throw swapError('swap/other-spender', { spender, contract })
  return transaction
}

function feeOf({ gas = 0n, gasPrice = 0n }: TransactionRequest): bigint {
  return gas * gasPrice
}

function checkCoins({ coins, order: { network } }: ReviewedSwap, needed: bigint): void {
  const { decimals, symbol } = network.nativeCurrency
  const words = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`
  if (coins < needed) throw swapError('swap/no-fee', { needed: words(needed), held: words(coins) })
}

function differs({ decimals, symbol }: SwapToken, what: 'gives' | 'takes', quoted: bigint, found: bigint): Error {
  const words = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`
  return swapError('swap/differs', { what, quoted: words(quoted), found: words(found) })
}
