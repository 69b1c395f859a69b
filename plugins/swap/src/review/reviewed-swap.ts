import type { Session } from '@billfold/kernel'
import type { SwapHop, SwapOrder, SwapToken } from '../contract.js'
import { swapError } from '../errors.js'

/** A swap as it stands in the review. Nothing of it changes any more. */
export interface ReviewedSwap {
  readonly session: Session
  readonly order: SwapOrder
  readonly source: SwapToken
  readonly target: SwapToken
  /** What was quoted. */
  readonly amountOut: bigint
  /** In percent. */
  readonly slippage: number
  /** Who swaps, and the way that was told. */
  readonly by: string
  readonly route: readonly SwapHop[] | undefined
  /** What the account has of the network's own coin; undefined where nobody knows it. */
  readonly coins: bigint | undefined
}

/** Throws when the account or the network is another one than was reviewed. */
export function checkUnchanged({ order }: ReviewedSwap, session: Session | undefined): void {
  if (session?.network?.caipNetworkId !== order.network.caipNetworkId) throw swapError('swap/changed', { what: 'network' })
  if (`${order.network.caipNetworkId}:${session.account.address}` !== order.owner) throw swapError('swap/changed', { what: 'account' })
}

/** What tells a swap from another one, for whoever asks whether it was asked for before. */
export function deedOf({ order }: ReviewedSwap): string {
  return [order.from ?? '', order.to ?? '', order.amount].join(' ').toLowerCase()
}
