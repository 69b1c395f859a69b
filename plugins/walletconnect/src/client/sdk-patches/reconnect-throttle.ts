import type { ClockPort } from '@billfold/kernel'

import type { Relayer } from '../sdk.js'

/** Pause after the first try that failed, in milliseconds; each further one is twice as long. */
const firstPause = 5_000
const longestPause = 60_000

type Clock = Pick<ClockPort, 'monotonic' | 'now'>

/** Internal part of the relayer. */
interface RelayerParts {
  connected: boolean
  transportExplicitlyClosed: boolean
  /** Absent in 2.17, where `transportOpen` is the only way to open the socket. */
  connect?(url?: string): Promise<void>
  transportOpen(url?: string): Promise<void>
  confirmOnlineStateOrThrow(): Promise<void>
}

/**
 * Backoff for the socket to the relay: one try at a time, a longer pause after each that failed, and none after closing. The SDK (2.21.8) makes
 * five sockets in a quarter of a minute for each try, and begins a try for everything that it wants to send, side by side and for
 * ever, also when it was closed: a relay that was away was called ten times a second.
 */
export class ReconnectThrottle {
  private readonly relayer: RelayerParts
  private trying: Promise<void> | undefined = undefined
  private failureCount = 0
  private pausedUntil = 0
  private isClosed = false

  constructor(
    relayer: Relayer,
    private readonly clock: Clock,
  ) {
    this.relayer = relayer as object as RelayerParts
    const method = this.relayer.connect === undefined ? 'transportOpen' : 'connect'
    const connect: RelayerParts['transportOpen'] = (this.relayer[method] ?? this.relayer.transportOpen).bind(relayer)
    this.relayer[method] = (url) => (this.trying ??= this.attempt(() => connect(url)).finally(() => (this.trying = undefined)))
  }

  /** Ends the pause: somebody asks for the connection. */
  release(): void {
    this.failureCount = 0
    this.pausedUntil = 0
  }

  /** Stops all tries: the SDK asks before each whether there is a network at all. */
  close(): void {
    this.isClosed = true
    this.relayer.confirmOnlineStateOrThrow = () => Promise.reject(new Error('The client is closed'))
  }

  private async attempt(connect: () => Promise<void>): Promise<void> {
    if (this.clock.monotonic() < this.pausedUntil) throw new Error('The relay was tried in vain just now')
    await connect()
    if (this.relayer.connected) return this.release()
    // After a message that could not be sent the SDK takes the socket for closed on purpose, and would not open it again.
    if (!this.isClosed) this.relayer.transportExplicitlyClosed = false
    this.pausedUntil = this.clock.monotonic() + pauseAfter(this.failureCount, this.clock.now())
    this.failureCount += 1
  }
}

/** Jitter comes from the milliseconds of the wall clock: pages that lost the same relay do not come back at the same moment. */
function pauseAfter(failureCount: number, now: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** failureCount)
  return pause * (1 + (now % 1_000) / 4_000)
}
