import { describe, expect, test, vi } from 'vitest'
import { isolate } from './isolate.js'

const failure = new Error('no')
const fail = (): never => {
  throw failure
}

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
    ['a throw', fail],
    ['a rejection', () => Promise.reject(failure)],
    ['a value whose getters throw', () => new Proxy({}, { get: fail })],
  ])('behavior: %s is reported and goes no further', async (_, run) => {
    const report = vi.fn()
    isolate(run, report)
    await expect.poll(() => report).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
