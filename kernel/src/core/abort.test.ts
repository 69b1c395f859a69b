import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { pause, raceAbort, withTimeout } from './abort.js'

const never = (): Promise<never> => new Promise(() => undefined)
const off = new Error('called off')

describe('raceAbort', () => {
  test('default: settles as what runs does', async () => {
    const { signal } = new AbortController()
    expect(await raceAbort(() => Promise.resolve(1), signal)).toBe(1)
    expect(await raceAbort(() => 1, undefined)).toBe(1)
    await expect(raceAbort(() => Promise.reject(off), signal)).rejects.toBe(off)
    const broken = (): never => {
      throw off
    }
    await expect(raceAbort(broken, signal)).rejects.toBe(off)
  })

  test('behavior: an abort ends the wait with its reason, before or while it runs', async () => {
    const controller = new AbortController()
    const waiting = raceAbort(never, controller.signal)
    controller.abort(off)
    await expect(waiting).rejects.toBe(off)
    const run = vi.fn()
    await expect(raceAbort(run, controller.signal)).rejects.toBe(off)
    expect(run).not.toHaveBeenCalled()
  })

  test('parameters: onAbort says what comes of it', async () => {
    const signal = AbortSignal.abort()
    expect(await raceAbort(never, signal, () => 'nothing')).toBe('nothing')
    const fail = (): never => {
      throw off
    }
    await expect(raceAbort(never, signal, fail)).rejects.toBe(off)
  })

  test('behavior: leaves no listener behind', async () => {
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, 'removeEventListener')
    await raceAbort(() => 1, signal)
    expect(remove).toHaveBeenCalledOnce()
  })
})

describe('withTimeout', () => {
  test('default: what is in time counts, and leaves no timer', async () => {
    const clock = fakeClock()
    expect(await withTimeout(() => Promise.resolve(1), { clock, milliseconds: 10, onTimeout: () => 2 })).toBe(1)
    expect(clock.pending).toBe(0)
  })

  test('behavior: what is late ends as onTimeout says', async () => {
    const clock = fakeClock()
    const late = withTimeout(never, { clock, milliseconds: 10, onTimeout: () => 2 })
    await clock.settle(10)
    expect(await late).toBe(2)
  })
})

describe('pause', () => {
  test('default: resolves after its time', async () => {
    const clock = fakeClock()
    const over = vi.fn()
    void pause(clock, 10).then(over)
    await clock.settle(9)
    expect(over).not.toHaveBeenCalled()
    await clock.settle(1)
    expect(over).toHaveBeenCalledOnce()
  })

  test('behavior: an abort ends it, and leaves no timer', async () => {
    const clock = fakeClock()
    const controller = new AbortController()
    const pausing = pause(clock, 10, controller.signal)
    controller.abort(off)
    await expect(pausing).rejects.toBe(off)
    expect(clock.pending).toBe(0)
  })
})
