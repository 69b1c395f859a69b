import type { ClockPort } from '@billfold/kernel'

import type { PairingClient } from './sdk.js'

/** Time that a relay has to answer, in milliseconds. */
export const relayDeadline = 5_000

/** Reason why there is no connection to the relay. */
export type RelayFault = { readonly is: 'refused'; readonly reason: string } | { readonly is: 'unreachable' }

export interface RelayFaultOptions {
  readonly relayer: PairingClient['core']['relayer']
  readonly clock: Pick<ClockPort, 'after'>
  /** Aborted when the caller does not need the answer any more. */
  readonly signal: AbortSignal
}

const refusals = /Unauthorized: [\w ]+|JWT validation error: [\w ]+/

/**
 * Resolves when the connection to the relay is refused, or does not come about in time. The SDK itself goes on trying for ever
 * without a word, so this listens to its internal errors. A relay that refuses opens the socket first and then says why.
 */
export function relayFault({ relayer, clock, signal }: RelayFaultOptions): Promise<RelayFault> {
  return new Promise((resolve) => {
    const end = (fault: RelayFault): void => {
      cancel()
      relayer.off('relayer_error', onError)
      resolve(fault)
    }
    const onError = (error: unknown): void => {
      const reason = refusals.exec(error instanceof Error ? error.message : '')?.[0]
      if (reason !== undefined) end({ is: 'refused', reason })
    }
    const cancel = clock.after(relayDeadline, () => end({ is: 'unreachable' }))
    relayer.on('relayer_error', onError)
    signal.addEventListener('abort', () => end({ is: 'unreachable' }), { once: true })
  })
}
