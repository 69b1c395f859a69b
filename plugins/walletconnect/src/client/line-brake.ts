import type { ClockPort } from '@billfold/kernel'

import type { PairingClient } from './sdk.js'

/** The first pause after a relay was tried in vain, in milliseconds; each further one is twice as long. */
const firstPause = 5_000
const longestPause = 60_000

type Clock = Pick<ClockPort, 'monotonic' | 'now'>

interface Line {
  connected: boolean
  transportExplicitlyClosed: boolean
  /** Absent in older versions of the SDK, which have one way to open a line and no more. */
  connect?(url?: string): Promise<void>
  transportOpen(url?: string): Promise<void>
  confirmOnlineStateOrThrow(): Promise<void>
}

/**
 * Holds the SDK back. One try of it is five sockets in a quarter of a minute; but it begins another one for everything that it
 * wants to say, side by side and for ever, also when it was closed meanwhile: a relay that is away was called ten times a second.
 * With the brake there is one try at a time, a longer pause after each that failed, and none once it is closed.
 */
export class LineBrake {
  private readonly line: Line
  private trying: Promise<void> | undefined = undefined
  private failures = 0
  private until = 0
  private isClosed = false

  constructor(
    relayer: PairingClient['core']['relayer'],
    private readonly clock: Clock,
  ) {
    this.line = relayer as object as Line
    const way = this.line.connect === undefined ? 'transportOpen' : 'connect'
    const connect: Line['transportOpen'] = (this.line[way] ?? this.line.transportOpen).bind(relayer)
    this.line[way] = (url) => (this.trying ??= this.attempt(() => connect(url)).finally(() => (this.trying = undefined)))
  }

  /** Somebody asks for the line: it may be tried at once. */
  release(): void {
    this.failures = 0
    this.until = 0
  }

  /** No try begins any more. The SDK asks before each whether there is a network at all. */
  close(): void {
    this.isClosed = true
    this.line.confirmOnlineStateOrThrow = () => Promise.reject(new Error('The client is closed'))
  }

  private async attempt(connect: () => Promise<void>): Promise<void> {
    if (this.clock.monotonic() < this.until) throw new Error('The relay was tried in vain just now')
    await connect()
    if (this.line.connected) return this.release()
    // Something that could not be sent has it take the line for closed, and look after it no more.
    if (!this.isClosed) this.line.transportExplicitlyClosed = false
    this.until = this.clock.monotonic() + pauseAfter(this.failures, this.clock.now())
    this.failures += 1
  }
}

/** Pages that lost the same relay do not come back to it at the same moment: the wall clock's odd milliseconds tell them apart. */
function pauseAfter(failures: number, now: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** failures)
  return pause * (1 + (now % 1_000) / 4_000)
}
