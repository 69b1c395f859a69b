import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import { ReconnectThrottle } from './reconnect-throttle.js'
import type { Relayer } from '../sdk.js'

/** A relayer as the SDK has it, whose tries take a second and fail. */
function throttled() {
  const clock = fakeClock()
  const relayer = {
    connected: false,
    transportExplicitlyClosed: false,
    answers: false,
    tries: 0,
    connect: () =>
      new Promise<void>((resolve) => {
        relayer.tries += 1
        clock.after(1_000, () => {
          relayer.connected = relayer.answers
          relayer.transportExplicitlyClosed = !relayer.answers
          resolve()
        })
      }),
    confirmOnlineStateOrThrow: () => Promise.resolve(),
  }
  const throttle = new ReconnectThrottle(relayer as object as Relayer, clock)
  const tryFor = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      if (!relayer.connected) relayer.connect().catch(() => undefined)
      clock.advance(500)
      await clock.settle()
    }
  }
  return { clock, relayer, throttle, tryFor }
}

describe('ReconnectThrottle', () => {
  test('default: concurrent requests for the socket wait for the same try', async () => {
    const { relayer, clock } = throttled()
    const all = Promise.all([relayer.connect(), relayer.connect(), relayer.connect()])
    clock.advance(1_000)
    await all
    expect(relayer.tries).toBe(1)
  })

  test('behavior: a relay that is away is tried ever more seldom', async () => {
    const { relayer, tryFor } = throttled()
    const tries: number[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      const before = relayer.tries
      await tryFor(60_000)
      tries.push(relayer.tries - before)
    }
    expect(tries[0]).toBeLessThanOrEqual(4)
    expect(tries[0]).toBeGreaterThanOrEqual(3)
    expect(tries.slice(2).every((count) => count <= 1)).toBe(true)
  })

  test('behavior: pauses have jitter', async () => {
    const { clock, relayer, tryFor } = throttled()
    clock.jump(999 - (clock.now() % 1_000))
    await tryFor(6_500)
    expect(relayer.tries).toBe(1)
    await tryFor(1_500)
    expect(relayer.tries).toBe(2)
  })

  test('behavior: somebody asks: the next try begins at once', async () => {
    const { relayer, throttle, tryFor } = throttled()
    await tryFor(1_000)
    await expect(relayer.connect()).rejects.toThrow('tried in vain')
    throttle.release()
    await tryFor(500)
    expect(relayer.tries).toBe(2)
  })

  test('behavior: a socket that was open and is lost is tried at once', async () => {
    const { relayer, tryFor } = throttled()
    await tryFor(8_000)
    relayer.answers = true
    await tryFor(20_000)
    expect(relayer.connected).toBe(true)
    const { tries } = relayer
    relayer.connected = false
    relayer.answers = false
    await tryFor(500)
    expect(relayer.tries).toBe(tries + 1)
  })

  test('behavior: closed, the SDK hears that there is no network', async () => {
    const { relayer, throttle } = throttled()
    throttle.close()
    await expect(relayer.confirmOnlineStateOrThrow()).rejects.toThrow('closed')
  })

  test('behavior: a try that failed does not end the reconnecting, unless it was closed', async () => {
    const { clock, relayer, throttle } = throttled()
    const tried = relayer.connect()
    clock.advance(1_000)
    await tried
    expect(relayer.transportExplicitlyClosed).toBe(false)
    throttle.release()
    const last = relayer.connect()
    throttle.close()
    clock.advance(1_000)
    await last
    expect(relayer.transportExplicitlyClosed).toBe(true)
  })
})
