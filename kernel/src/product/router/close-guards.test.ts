import { describe, expect, test } from 'vitest'
import { exoticValues, fakeLog } from '@billfold/test/fakes'
import type { ViewName } from '../../core/open.js'
import type { CloseAnswer, CloseGuard } from '../slot-items.js'
import { Log } from '../../core/log/log.js'
import { CloseGuards, type GuardedViews } from './close-guards.js'
import { unsupportedChainGuard } from './unsupported-chain-guard.js'

const step = (): Promise<void> => Promise.resolve()
const other = (): Promise<void> => Promise.resolve()

const answering = (answer: CloseAnswer, ...views: ViewName[]): GuardedViews => ({ views, guard: { mayClose: () => answer } })

function setup(...entries: readonly GuardedViews[]): { guards: CloseGuards; log: ReturnType<typeof fakeLog> } {
  const log = fakeLog()
  return { guards: new CloseGuards(() => entries, new Log(log)), log }
}

describe('CloseGuards', () => {
  test.each<[name: string, entries: GuardedViews[], decision: string | number]>([
    ['without guards the modal may close', [], 0],
    ['a guard of another view has no say', [answering('stay', 'Swap')], 0],
    ['close', [answering('close', 'Account')], 0],
    ['stay', [answering('stay', 'Swap', 'Account')], 'stay'],
    ['first do something, then close', [answering({ first: step }, 'Account')], 1],
    ['one stay is enough', [answering('close', 'Account'), answering({ first: step }, 'Account'), answering('stay', 'Account')], 'stay'],
    ['all steps are wanted', [answering({ first: step }, 'Account'), answering({ first: other }, 'Account')], 2],
  ])('behavior: %s', (_, entries, expected) => {
    const { guards } = setup(...entries)
    const decision = guards.decide('Account')
    expect(decision === 'stay' ? decision : decision.length).toBe(expected)
  })

  test('behavior: a guard is told which view stands', () => {
    const seen: ViewName[] = []
    const guard: CloseGuard = { mayClose: (view) => (seen.push(view), 'close') }
    setup({ views: ['DataCapture', 'Account'], guard }).guards.decide('DataCapture')
    expect(seen).toEqual(['DataCapture'])
  })

  test('behavior: a guard added by the kernel counts until it is taken back', () => {
    const { guards } = setup()
    const undo = guards.add(answering('stay', 'Account'))
    expect(guards.decide('Account')).toBe('stay')
    undo()
    expect(guards.decide('Account')).toEqual([])
  })

  test('behavior: entries of plugins are read anew each time', () => {
    const entries: GuardedViews[] = []
    const guards = new CloseGuards(() => entries, new Log(fakeLog()))
    expect(guards.decide('Account')).toEqual([])
    entries.push(answering('stay', 'Account'))
    expect(guards.decide('Account')).toBe('stay')
  })

  test('behavior: a guard that throws never locks the visitor in', () => {
    const guard = {
      mayClose: () => {
        throw new Error('no')
      },
    }
    const { guards, log } = setup({ views: ['Account'], guard })
    expect(guards.decide('Account')).toEqual([])
    expect(log.messages('error')).toEqual(['A close guard of Account failed'])
  })

  test.each(exoticValues.map(({ name, make }) => [name, make] as const))(
    'behavior: the answer %s never locks the visitor in',
    (_, make) => {
      const { guards } = setup({ views: ['Account'], guard: { mayClose: () => make() as CloseAnswer } })
      expect(guards.decide('Account')).not.toBe('stay')
    },
  )
})

describe('unsupportedChainGuard', () => {
  test.each<[history: ViewName[], isDismissible: boolean, answer: CloseAnswer]>([
    [['UnsupportedChain'], true, 'close'],
    [['UnsupportedChain'], false, 'stay'],
    [['UnsupportedChain', 'SwitchNetwork'], true, 'close'],
    [['UnsupportedChain', 'SwitchNetwork'], false, 'stay'],
    [['Networks', 'SwitchNetwork'], false, 'close'],
    [['SwitchNetwork'], false, 'close'],
  ])('behavior: %o, dismissible %s: %s', (history, isDismissible, answer) => {
    const entries = history.map((view, key) => ({ view, key, data: undefined }))
    const { views, guard } = unsupportedChainGuard({ history: entries as never }, () => isDismissible)
    const view = history.at(-1) ?? 'Connect'
    expect(views).toContain(view)
    expect(guard.mayClose(view)).toBe(answer)
  })
})
