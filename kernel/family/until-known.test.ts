import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { untilKnown } from './until-known.js'

const away = (): Promise<never> => Promise.reject(new Error('away'))
const nothing = async (): Promise<string | undefined> => undefined

describe('untilKnown', () => {
  test('default: gives what a network knows, at once', async () => {
    const look = vi.fn(async () => 'in block 7')
    expect(await untilKnown('0x1', look, { clock: fakeClock(), gap: 1_000, looks: 3 })).toBe('in block 7')
    expect(look).toHaveBeenCalledOnce()
  })

  test('behavior: looks again after a pause, also after a look that failed', async () => {
    const clock = fakeClock()
    const look = vi.fn(nothing).mockImplementationOnce(away).mockImplementationOnce(nothing).mockResolvedValueOnce('there')
    const found = untilKnown('0x1', look, { clock, gap: 1_000, looks: 5 })
    await clock.advanceToIdle()
    expect(await found).toBe('there')
    expect(look).toHaveBeenCalledTimes(3)
  })

  test('behavior: pauses grow', async () => {
    const clock = fakeClock()
    const started = clock.monotonic()
    const times: number[] = []
    const look = async (): Promise<undefined> => void times.push(clock.monotonic() - started)
    const found = untilKnown('0x1', look, { clock, gap: 1_000, growth: 2, looks: 4 }).catch(() => undefined)
    await clock.advanceToIdle()
    await found
    expect(times).toEqual([0, 1_000, 3_000, 7_000])
  })

  test('behavior: what nobody knows after the last look is an unknown outcome', async () => {
    const clock = fakeClock()
    const found = untilKnown('0x1', nothing, { clock, gap: 1_000, looks: 2 }).catch((error: unknown) => error)
    await clock.advanceToIdle()
    expect(await found).toMatchObject({ code: 'transfer/unknown-outcome', context: { transaction: '0x1' } })
  })
})
