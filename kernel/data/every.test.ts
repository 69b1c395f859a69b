import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'

import { every } from './every.js'

describe('every', () => {
  test('default', () => {
    const clock = fakeClock()
    const run = vi.fn()
    const end = every(clock, 1_000, run)
    expect(run).not.toHaveBeenCalled()
    clock.advance(2_000)
    expect(run).toHaveBeenCalledTimes(2)
    end()
    clock.advance(1_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('behavior: what runs may end it', () => {
    const clock = fakeClock()
    const run = vi.fn(() => end())
    const end = every(clock, 1_000, run)
    clock.advance(3_000)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
