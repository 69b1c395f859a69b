import type { AlertCode } from '@billfold/kernel'
import { type FakeClock, fakeClock } from '@billfold/test/fakes'
import { FrameClient } from '../src/frame/frame-client.js'
import { PlayedFrame, site } from './played-frame.js'

/** A client, and a page with the frames that it opened. */
export interface FrameWorld {
  readonly client: FrameClient
  readonly clock: FakeClock
  readonly raised: readonly AlertCode[]
  /** Words that an alert may stand for. */
  readonly told: readonly string[]
  readonly frames: readonly PlayedFrame[]
  readonly frame: PlayedFrame
  readonly hears: () => number
}

/** A client in a page whose frames a test plays. */
export function frameWorld({ isNamed = true } = {}): FrameWorld {
  const clock = fakeClock()
  const listeners = new Set<(event: unknown) => void>()
  const frames: PlayedFrame[] = []
  const raised: AlertCode[] = []
  const told: string[] = []
  let count = 0
  const client = new FrameClient({
    page: {
      listen: (_, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    clock,
    alerts: { raise: (code) => void raised.push(code), raiseFor: (words) => told.push(words) > 0 },
    log: { error: () => undefined, debug: () => undefined },
    uuid: () => `id-${(count += 1)}`,
    site: isNamed ? site : undefined,
    address: (at) => `${at}/sdk`,
    onReady: () => undefined,
    openFrame: (_, onGone) => {
      const frame = new PlayedFrame((event) => {
        for (const listener of [...listeners]) listener(event)
      })
      frame.onGone = onGone
      frames.push(frame)
      return { window: frame.window, post: frame.post, cover: () => () => undefined, remove: () => void (frame.isRemoved = true) }
    },
  })
  return {
    ...{ client, clock, raised, told, frames, hears: () => listeners.size },
    get frame() {
      const frame = frames.at(-1)
      if (frame === undefined) throw new Error('No frame was opened')
      return frame
    },
  }
}
