import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type LimitedLog, limitedLog } from './limited-log.js'

const written = vi.fn<(line: string, error?: unknown) => void>()
const lines = (): readonly string[] => written.mock.calls.map(([line]) => line)
let limited: LimitedLog

beforeEach(() => {
  vi.useFakeTimers()
  written.mockClear()
  limited = limitedLog(written)
})
afterEach(() => void vi.useRealTimers())

describe('limitedLog', () => {
  test('default: a line is written with its error, and nothing is added', () => {
    const error = new Error('broken')
    limited.log('A route failed', error)
    vi.advanceTimersByTime(60_000)
    expect(written.mock.calls).toEqual([['A route failed', error]])
  })

  test('behavior: four thousand lines of one kind are twenty, and how many there were; others are written', () => {
    for (let count = 0; count < 4_000; count += 1) limited.log(`GET /getWallets?page=${count} could not be answered`)
    limited.log('A socket of the relay failed')
    expect(lines()).toHaveLength(21)
    vi.advanceTimersByTime(60_000)
    expect(lines().slice(21)).toEqual([
      'GET … could not be answered: 4000 times in a minute',
      '3980 lines were left out of the log in a minute',
    ])
    limited.log('GET /getWallets could not be answered')
    expect(lines()).toHaveLength(24)
  })

  test('behavior: a caller who chooses the words fills no log either', () => {
    const word = (count: number): string =>
      String.fromCodePoint(97 + (count % 26), 97 + (Math.floor(count / 26) % 26), 97 + Math.floor(count / 676))
    for (let count = 0; count < 4_000; count += 1) limited.log(`There is no method ${word(count)}`)
    expect(lines()).toHaveLength(500)
    limited.stop()
    expect(lines().slice(500)).toEqual(['3500 lines were left out of the log in a minute'])
  })
})
