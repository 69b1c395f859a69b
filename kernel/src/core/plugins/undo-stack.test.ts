import { fakeClock, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { UndoStack } from './undo-stack.js'

function stack(): { undos: UndoStack; clock: ReturnType<typeof fakeClock>; failures: unknown[] } {
  const clock = fakeClock()
  const failures: unknown[] = []
  return { clock, failures, undos: new UndoStack({ clock, limit: 1_000, onFailure: (error) => failures.push(error) }) }
}

describe('UndoStack', () => {
  test('default: the latest first, at once, without a timer', () => {
    const { undos, clock } = stack()
    const lines: number[] = []
    for (const line of [1, 2, 3]) undos.push(() => lines.push(line))
    expect(undos.end()).toBeUndefined()
    expect(lines).toEqual([3, 2, 1])
    expect(clock.pending).toBe(0)
  })

  test('behavior: what must be waited for holds back the rest', async () => {
    const { undos, clock } = stack()
    const lines: string[] = []
    undos.push(() => lines.push('first'))
    undos.push(async () => {
      await settled()
      lines.push('last')
    })
    const ended = undos.end()
    expect(lines).toEqual([])
    await ended
    expect(lines).toEqual(['last', 'first'])
    expect(clock.pending).toBe(0)
  })

  test('behavior: what hangs is waited for until the time of all is over', async () => {
    const { undos, clock } = stack()
    const lines: string[] = []
    undos.push(() => lines.push('first'))
    undos.push(() => (lines.push('second'), new Promise(() => undefined)))
    undos.push(() => (lines.push('third'), new Promise(() => undefined)))
    const ended = undos.end()
    await clock.settle(999)
    expect(lines).toEqual(['third'])
    await clock.settle(1)
    await ended
    expect(lines).toEqual(['third', 'second', 'first'])
  })

  test('behavior: a failure, now or later, is told and stops nobody', async () => {
    const { undos, failures } = stack()
    const first = vi.fn()
    undos.push(first)
    undos.push(() => Promise.reject(new Error('later')))
    undos.push(() => {
      throw new Error('now')
    })
    await undos.end()
    expect(first).toHaveBeenCalledOnce()
    expect(failures).toEqual([new Error('now'), new Error('later')])
  })

  test('behavior: each runs once: before its time, at the end, or at once when it comes after the end', () => {
    const { undos } = stack()
    const [early, late] = [vi.fn(), vi.fn()]
    const now = undos.push(early)
    now()
    now()
    void undos.end()
    undos.push(late)
    expect(early).toHaveBeenCalledOnce()
    expect(late).toHaveBeenCalledOnce()
    expect(undos.end()).toBeUndefined()
  })
})
