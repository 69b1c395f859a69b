import { type ChainAdapter, type ClockPort, isBillfoldError } from '@billfold/kernel'
import type { SwapOutcome } from '../contract.js'
import { limits } from '../limits.js'
import type { ReviewedSwap } from './reviewed-swap.js'

export interface FollowNeeds {
  readonly adapter: Pick<ChainAdapter, 'followTransaction'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly signal: AbortSignal
}

/** Looks at a transaction until it is known what became of it. A node that does not answer is asked again. */
export async function followToEnd(
  { adapter, clock, signal }: FollowNeeds,
  { hash, swap: { order, session } }: { readonly hash: string; readonly swap: ReviewedSwap },
): Promise<SwapOutcome> {
  if (adapter.followTransaction === undefined) return 'sent'
  let name = hash
  let mark: string | undefined = undefined
  for (;;) {
    signal.throwIfAborted()
    try {
      const told = await adapter.followTransaction({ hash: name, address: session.account.address, network: order.network, mark }, signal)
      if (told.status !== 'pending' && told.status !== 'missing') return told.status
      mark = told.mark ?? mark
      name = told.hash ?? name
    } catch (error) {
      if (signal.aborted || !isBillfoldError(error)) throw error
    }
    await new Promise<void>((resolve) => void clock.after(limits.look, resolve))
  }
}
