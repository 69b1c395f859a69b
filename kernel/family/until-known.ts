import type { ClockPort } from '../src/core/ports.js'
import { transferError } from './transfer-errors.js'

/** How long a network is asked what became of a transaction. */
export interface Patience {
  readonly clock: Pick<ClockPort, 'after'>
  /** Milliseconds between the first two looks, and how much longer each pause is than the one before. */
  readonly gap: number
  readonly growth?: number
  readonly looks: number
}

/**
 * Looks until the network knows a transaction. A look that fails is one that found nothing: its node may be away for a while. Rejects with an unknown
 * outcome after the last.
 */
export async function untilKnown<T>(
  transaction: string,
  look: () => Promise<T | undefined>,
  { clock, gap, growth = 1, looks }: Patience,
): Promise<T> {
  for (let count = 0; count < looks; count += 1) {
    const pause = gap * growth ** (count - 1)
    if (count > 0) await new Promise<void>((resolve) => void clock.after(pause, resolve))
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
  }
  throw transferError('transfer/unknown-outcome', { transaction })
}
