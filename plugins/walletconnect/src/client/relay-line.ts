import type { ClockPort } from '@billfold/kernel'

import type { PairingClient } from './sdk.js'

/** How long a relay may take to answer, in milliseconds. */
export const relayDeadline = 5_000

/** What is wrong with the line to the relay. */
export type LineFault = { readonly is: 'refused'; readonly reason: string } | { readonly is: 'unreachable' }

export interface RelayLineOptions {
  readonly relayer: PairingClient['core']['relayer']
  readonly clock: Pick<ClockPort, 'after'>
  /** Nobody is interested any more. */
  readonly signal: AbortSignal
}

const refusals = /Unauthorized: [\w ]+|JWT validation error: [\w ]+/

/**
 * Resolves when the line to the relay does not come about in time. The SDK goes on trying for ever without a word: this listens
 * to what it swallows. A relay that refuses lets one in first, and says so then.
 */
export function lineFault({ relayer, clock, signal }: RelayLineOptions): Promise<LineFault> {
  return new Promise((resolve) => {
    const end = (fault: LineFault): void => {
      stop()
      relayer.off('relayer_error', onError)
      resolve(fault)
    }
    const onError = (error: unknown): void => {
      const reason = refusals.exec(error instanceof Error ? error.message : '')?.[0]
      if (reason !== undefined) end({ is: 'refused', reason })
    }
    const stop = clock.after(relayDeadline, () => end({ is: 'unreachable' }))
    relayer.on('relayer_error', onError)
    signal.addEventListener('abort', () => end({ is: 'unreachable' }), { once: true })
  })
}
