import { fakeClock } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { LatestRequest } from './latest-request.js'

function pair() {
  const clock = fakeClock()
  return { clock, latest: new LatestRequest(clock) }
}

test('default: what is typed quickly is sent once, as it stood at the end', async () => {
  const { clock, latest } = pair()
  const sent: string[] = []
  for (const text of ['1', '10', '100']) {
    latest.sendAfter(300, () => sent.push(text))
    await clock.settle(200)
  }
  await clock.settle(100)
  expect(sent).toEqual(['100'])
})

test('behavior: one that begins calls off the one that is on its way, and the one that waits', async () => {
  const { clock, latest } = pair()
  const sent: string[] = []
  const first = latest.begin()
  latest.sendAfter(300, () => sent.push('late'))
  const second = latest.begin()
  await clock.settle(1_000)
  expect([first.aborted, second.aborted, sent]).toEqual([true, false, []])
})

test('behavior: stopped, nothing of it goes on; it can be used again', () => {
  const { latest } = pair()
  const signal = latest.begin()
  latest.stop()
  expect([signal.aborted, latest.begin().aborted]).toEqual([true, false])
})
