import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import { LineBrake } from './line-brake.js'
import type { PairingClient } from './sdk.js'

/** A relayer as the SDK has it, whose tries take a second and fail. */
function braked() {
  const clock = fakeClock()
  const line = {
    connected: false,
    transportExplicitlyClosed: false,
    answers: false,
    tries: 0,
    connect: () =>
      new Promise<void>((resolve) => {
        line.tries += 1
        clock.after(1_000, () => {
          line.connected = line.answers
          line.transportExplicitlyClosed = !line.answers
          resolve()
        })
      }),
    confirmOnlineStateOrThrow: () => Promise.resolve(),
  }
  const brake = new LineBrake(line as object as PairingClient['core']['relayer'], clock)
  const tryFor = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      if (!line.connected) line.connect().catch(() => undefined)
      clock.advance(500)
      await clock.settle()
    }
  }
  return { clock, line, brake, tryFor }
}

describe('LineBrake', () => {
  test('default: whoever wants the line waits for the same try', async () => {
    const { line, clock } = braked()
    const all = Promise.all([line.connect(), line.connect(), line.connect()])
    clock.advance(1_000)
    await all
    expect(line.tries).toBe(1)
  })

  test('behavior: a relay that is away is tried ever more seldom, and seldom for ever', async () => {
    const { line, tryFor } = braked()
    const tries: number[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      const before = line.tries
      await tryFor(60_000)
      tries.push(line.tries - before)
    }
    expect(tries[0]).toBeLessThanOrEqual(4)
    expect(tries[0]).toBeGreaterThanOrEqual(3)
    expect(tries.slice(2).every((count) => count <= 1)).toBe(true)
  })

  test('behavior: pauses have jitter', async () => {
    const { clock, line, tryFor } = braked()
    clock.jump(999 - (clock.now() % 1_000))
    await tryFor(6_500)
    expect(line.tries).toBe(1)
    await tryFor(1_500)
    expect(line.tries).toBe(2)
  })

  test('behavior: somebody asks: the next try begins at once', async () => {
    const { line, brake, tryFor } = braked()
    await tryFor(1_000)
    await expect(line.connect()).rejects.toThrow('tried in vain')
    brake.release()
    await tryFor(500)
    expect(line.tries).toBe(2)
  })

  test('behavior: a line that stood and is lost is tried at once', async () => {
    const { line, tryFor } = braked()
    await tryFor(8_000)
    line.answers = true
    await tryFor(20_000)
    expect(line.connected).toBe(true)
    const { tries } = line
    line.connected = false
    line.answers = false
    await tryFor(500)
    expect(line.tries).toBe(tries + 1)
  })

  test('behavior: closed, the SDK hears that there is no network', async () => {
    const { line, brake } = braked()
    brake.close()
    await expect(line.confirmOnlineStateOrThrow()).rejects.toThrow('closed')
  })

  test('behavior: a try that failed is not the end of the line, unless it was closed', async () => {
    const { clock, line, brake } = braked()
    const tried = line.connect()
    clock.advance(1_000)
    await tried
    expect(line.transportExplicitlyClosed).toBe(false)
    brake.release()
    const last = line.connect()
    brake.close()
    clock.advance(1_000)
    await last
    expect(line.transportExplicitlyClosed).toBe(true)
  })
})
