import type { Log } from '@billfold/kernel'
import { fakeClock } from '@billfold/test/fakes'
import { expect, test, vi } from 'vitest'

import { pressRow } from './press-row.js'

function setUp() {
  const needs = { place: document.createElement('div'), clock: fakeClock(), log: { warn: vi.fn<Log['warn']>() } }
  const pressed: string[] = []
  const draw = (key: string): void => {
    const row = needs.place.appendChild(document.createElement('button'))
    row.dataset['key'] = key
    row.addEventListener('click', () => pressed.push(key))
  }
  return { needs, pressed, draw }
}

test('default', () => {
  const { needs, pressed, draw } = setUp()
  draw('wallet "a"')
  pressRow('wallet "a"', needs)
  expect(pressed).toEqual(['wallet "a"'])
})

test('behavior: a row that comes late is pressed once', () => {
  const { needs, pressed, draw } = setUp()
  pressRow('late', needs)
  needs.clock.advance(750)
  draw('late')
  needs.clock.advance(10_000)
  expect(pressed).toEqual(['late'])
  expect(needs.log.warn).not.toHaveBeenCalled()
})

test('behavior: a row that never comes is told of', () => {
  const { needs, pressed, draw } = setUp()
  pressRow('gone', needs)
  needs.clock.advance(3_000)
  draw('gone')
  needs.clock.advance(10_000)
  expect(pressed).toEqual([])
  expect(needs.log.warn).toHaveBeenCalledOnce()
})
