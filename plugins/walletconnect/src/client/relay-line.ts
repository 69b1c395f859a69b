import type { ClockPort } from '@billfold/kernel'

import type { PairingClient } from './sdk.js'

/** How long a relay may take to answer, in milliseconds. */
export const relayDeadline = 5_000

/** When the next relay of the list is pointed at, in milliseconds: each time before the SDK tries again. */
const nextRelayAfter = [500, 2_000, 4_000] as const

/** What is wrong with the line to the relay. */
export type LineFault = { readonly is: 'refused'; readonly reason: string } | { readonly is: 'unreachable' }

export interface RelayLineOptions {
  readonly relayer: PairingClient['core']['relayer']
  readonly urls: readonly string[]
  readonly clock: Pick<ClockPort, 'after'>
  /** Nobody is interested any more. */
  readonly signal: AbortSignal
}

const refusals = /Unauthorized: [\w ]+|JWT validation error: [\w ]+/

/**
 * Resolves when the line to the relay does not come about in time. The SDK goes on trying for ever without a word: this listens
 * to what it swallows, and points it at the next relay before it tries again. A relay that refuses lets one in first, and says
 * so then.
 */
export function lineFault({ relayer, urls, clock, signal }: RelayLineOptions): Promise<LineFault> {
  return new Promise((resolve) => {
    const end = (fault: LineFault): void => {
      for (const stop of timers) stop()
      relayer.off('relayer_error', onError)
      resolve(fault)
    }
    const onError = (error: unknown): void => {
      const reason = refusals.exec(error instanceof Error ? error.message : '')?.[0]
      if (reason !== undefined) end({ is: 'refused', reason })
    }
    const timers = [
      clock.after(relayDeadline, () => end({ is: 'unreachable' })),
      ...nextRelayAfter.map((milliseconds) => clock.after(milliseconds, () => pointAtNext(relayer, urls))),
    ]
    relayer.on('relayer_error', onError)
    signal.addEventListener('abort', () => end({ is: 'unreachable' }), { once: true })
  })
}

/** The next attempt of the SDK goes where its relayer points. */
function pointAtNext(relayer: RelayLineOptions['relayer'], urls: readonly string[]): void {
  if (relayer.connected) return
  const pointed = relayer as object as { relayUrl: string }
  pointed.relayUrl = urls[(urls.indexOf(pointed.relayUrl) + 1) % urls.length] ?? pointed.relayUrl
}
