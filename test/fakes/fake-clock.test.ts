import { describe, expect, test } from 'vitest'
import { fakeClock } from './fake-clock.js'

describe('fakeClock', () => {
  test('behavior: timers run in the order of their time, each at its own time', () => {
    const clock = fakeClock()
    const seen: [string, number][] = []
    clock.after(200, () => seen.push(['late', clock.monotonic()]))
    clock.after(100, () => seen.push(['early', clock.monotonic()]))
    clock.idle(() => seen.push(['idle', clock.monotonic()]))
    clock.after(0, () => seen.push(['now', clock.monotonic()]))
    clock.advance(150)
    expect(seen).toEqual([
      ['now', 0],
      ['idle', 0],
      ['early', 100],
    ])
    expect([clock.monotonic(), clock.pending]).toEqual([150, 1])
  })

  test('behavior: a timer that was called off never runs and does not count', () => {
    const clock = fakeClock()
    const cancel = clock.after(10, () => expect.unreachable())
    cancel()
    cancel()
    clock.advance(100)
    expect(clock.pending).toBe(0)
  })

  test('behavior: a timer set by a timer runs in the same move when it is due', () => {
    const clock = fakeClock()
    let ticks = 0
    const tick = (): void => void (++ticks, clock.after(10, tick))
    tick()
    clock.advance(35)
    expect(ticks).toBe(4)
  })

  test('behavior: the wall jumps without the monotonic clock or the timers', () => {
    const clock = fakeClock({ now: 1_000 })
    let ran = false
    clock.after(10, () => (ran = true))
    clock.jump(-500)
    expect([clock.now(), clock.monotonic(), ran]).toEqual([500, 0, false])
    clock.advance(10)
    expect([clock.now(), clock.monotonic(), ran]).toEqual([510, 10, true])
  })

  test('behavior: settle lets promises settle between timers', async () => {
    const clock = fakeClock()
    const wait = (): Promise<void> => new Promise((resolve) => clock.after(50, resolve))
    let steps = 0
    void (async () => {
      for (;;) {
        await wait()
        steps++
      }
    })()
    await clock.settle(120)
    expect([steps, clock.monotonic()]).toEqual([2, 120])
  })

  test('behavior: advanceToIdle runs a chain to its end, and refuses one without an end', async () => {
    const clock = fakeClock()
    let left = 5
    const step = (): void => void (left-- > 1 && clock.after(1_000, step))
    clock.after(1_000, step)
    await clock.advanceToIdle()
    expect([left, clock.monotonic()]).toEqual([0, 5_000])

    const forever = (): void => void clock.after(1, forever)
    forever()
    await expect(clock.advanceToIdle(50)).rejects.toThrow('50 timers ran and more are waiting')
  })
})
