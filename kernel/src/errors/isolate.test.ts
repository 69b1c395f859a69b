import { describe, expect, test, vi } from 'vitest'
import { isolate } from './isolate.js'

const failure = new Error('no')

describe('isolate', () => {
  test.each([
    ['nothing', () => undefined],
    ['a value', () => 1],
    ['a promise', () => Promise.resolve(1)],
  ])('default: %s is not reported', async (_, run) => {
    const report = vi.fn()
    isolate(run, report)
    await Promise.resolve()
    expect(report).not.toHaveBeenCalled()
  })

  test.each([
    [
      'a throw',
      () => {
        throw failure
      },
    ],
    ['a rejection', () => Promise.reject(failure)],
    [
      'a thenable whose then throws',
      () => ({
        get then(): never {
          throw failure
        },
      }),
    ],
  ])('behavior: %s is reported and goes no further', async (_, run) => {
    const report = vi.fn()
    isolate(run, report)
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure))
  })
})
