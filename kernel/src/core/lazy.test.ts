import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type LazyOptions, lazy } from './lazy.js'

const lost = new Error('Failed to fetch')

function part(load: () => Promise<string>, options: Partial<LazyOptions> = {}) {
  const clock = fakeClock()
  const onRetry = vi.fn()
  return { clock, onRetry, part: lazy(load, { what: 'tests', clock, onRetry, ...options }) }
}

describe('lazy', () => {
  test('default: loads at the first use, once, however many ask', async () => {
    const load = vi.fn(() => Promise.resolve('the part'))
    const { part: late, clock } = part(load)
    expect([late.value, load.mock.calls.length]).toEqual([undefined, 0])
    expect(await Promise.all([late.load(), late.use((value) => `${value}!`), late.load()])).toEqual(['the part', 'the part!', 'the part'])
    expect([late.value, load.mock.calls.length, clock.pending]).toEqual(['the part', 1, 0])
  })

  test('behavior: with a part that is there it runs in the same turn', async () => {
    const { part: late } = part(() => Promise.resolve('the part'))
    await late.load()
    let used: string | undefined
    void late.use((value) => void (used = value))
    expect(used).toBe('the part')
  })

  test('behavior: what is lost once is loaded a second later', async () => {
    const load = vi.fn(() => Promise.resolve('the part')).mockRejectedValueOnce(lost)
    const { part: late, clock, onRetry } = part(load)
    const loaded = late.load()
    await clock.settle()
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('The code for tests did not arrive and is asked for once more', lost)
    await clock.settle(999)
    expect(load).toHaveBeenCalledOnce()
    await clock.settle(1)
    expect(await loaded).toBe('the part')
  })

  test('behavior: what is lost twice is an error, and the next use tries again', async () => {
    const load = vi
      .fn(() => Promise.resolve('the part'))
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost)
    const { part: late, clock } = part(load)
    const [one, other] = [late.load(), late.load()]
    one.catch(() => undefined)
    other.catch(() => undefined)
    await clock.settle(1_000)
    await expect(one).rejects.toMatchObject({ code: 'kernel/not-arrived', context: { purpose: 'tests' }, cause: lost })
    await expect(other).rejects.toMatchObject({ code: 'kernel/not-arrived' })
    expect(await late.load()).toBe('the part')
  })

  test('parameters: failure makes the error', async () => {
    const { part: late, clock } = part(() => Promise.reject(lost), { failure: (cause) => new TypeError('own', { cause }) })
    const loaded = late.load()
    loaded.catch(() => undefined)
    await clock.settle(1_000)
    await expect(loaded).rejects.toMatchObject({ name: 'TypeError', message: 'own', cause: lost })
  })

  test('behavior: a try ends after ten seconds', async () => {
    const { part: late, clock } = part(() => new Promise(() => undefined))
    const loaded = late.load()
    loaded.catch(() => undefined)
    await clock.settle(21_000)
    await expect(loaded).rejects.toMatchObject({ cause: { message: 'nothing came within 10000 ms' } })
    expect(clock.pending).toBe(0)
  })

  test('behavior: after its end nothing arrives', async () => {
    const { part: late } = part(() => Promise.resolve('the part'))
    const loaded = late.load()
    late.dispose()
    await expect(loaded).rejects.toMatchObject({ code: 'kernel/destroyed' })
    await expect(late.load()).rejects.toMatchObject({ code: 'kernel/destroyed' })
    expect(late.value).toBeUndefined()
  })

  test('behavior: what arrived before its end stays at hand, for whoever ends it', async () => {
    const { part: late } = part(() => Promise.resolve('the part'))
    await late.load()
    late.dispose()
    expect(late.value).toBe('the part')
    expect(await late.load()).toBe('the part')
  })

  test('behavior: code that throws in place of rejecting is retried too', async () => {
    const { part: late, clock } = part(
      vi
        .fn(() => Promise.resolve('the part'))
        .mockImplementationOnce(() => {
          throw lost
        }),
    )
    const loaded = late.load()
    await clock.settle(1_000)
    expect(await loaded).toBe('the part')
  })
})
