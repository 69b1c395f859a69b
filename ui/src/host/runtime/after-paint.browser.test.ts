import { afterEach, describe, expect, test, vi } from 'vitest'

import { afterPaint } from './after-paint.js'

afterEach(() => vi.restoreAllMocks())

describe('afterPaint', () => {
  test('default: what runs in the frame has run, and what is heavy comes after it', async () => {
    const order: string[] = []
    requestAnimationFrame(() => order.push('frame'))
    const painted = afterPaint().then(() => order.push('heavy'))
    await Promise.resolve()
    expect(order).toEqual([])
    await painted
    expect(order).toEqual(['frame', 'heavy'])
  })

  test('behavior: a page that nobody looks at paints nothing, and is not waited for', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    await expect(afterPaint()).resolves.toBeUndefined()
  })
})
