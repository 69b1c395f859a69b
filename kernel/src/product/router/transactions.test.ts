import { describe, expect, test, vi } from 'vitest'
import { fakeLog } from '@billfold/test/fakes'
import { Log } from '../../core/log/log.js'
import { type Transaction, Transactions, type TransactionOutcome } from './transactions.js'

function setup(): { transactions: Transactions; calls: string[]; log: ReturnType<typeof fakeLog>; named(name: string): Transaction } {
  const calls: string[] = []
  const router = {
    push: (view: string) => void calls.push(`push ${view}`),
    replace: (view: string) => void calls.push(`replace ${view}`),
    back: () => void calls.push('back'),
  }
  const log = fakeLog()
  const named = (name: string): Transaction => ({
    onSuccess: () => calls.push(`${name} succeeded`),
    onError: () => calls.push(`${name} failed`),
    onCancel: () => calls.push(`${name} cancelled`),
  })
  return { transactions: new Transactions(router, new Log(log)), calls, log, named }
}

describe('the transaction stack pops with the outcomes success, error or cancel', () => {
  test.each<[outcome: TransactionOutcome, calls: string[]]>([
    ['success', ['it succeeded']],
    ['error', ['it failed', 'back']],
    ['cancel', ['it cancelled', 'back']],
  ])('behavior: %s: error and cancel run their callback and go back, success leaves the way on to the caller', (outcome, calls) => {
    const world = setup()
    world.transactions.push(world.named('it'))
    expect(world.transactions.isEmpty).toBe(false)
    world.transactions.pop(outcome)
    expect(world.calls).toEqual(calls)
    expect(world.transactions.isEmpty).toBe(true)
  })

  test.each<[outcome: TransactionOutcome, calls: string[]]>([
    ['success', []],
    ['error', ['back']],
    ['cancel', ['back']],
  ])('behavior: a transaction without callbacks can end with %s', (outcome, calls) => {
    const world = setup()
    world.transactions.push({})
    world.transactions.pop(outcome)
    expect([world.calls, world.log.lines]).toEqual([calls, []])
  })

  test.each<TransactionOutcome>(['success', 'error', 'cancel'])('behavior: an empty stack tolerates %s', (outcome) => {
    const world = setup()
    world.transactions.pop(outcome)
    expect(world.calls).toEqual([])
  })

  test('behavior: the latest transaction ends first', () => {
    const world = setup()
    world.transactions.push(world.named('first'))
    world.transactions.push(world.named('second'))
    world.transactions.pop('success')
    world.transactions.pop('success')
    expect(world.calls).toEqual(['second succeeded', 'first succeeded'])
  })

  test.each<[transaction: Transaction, calls: string[]]>([
    [{ view: 'ApproveTransaction' }, ['push ApproveTransaction']],
    [{ view: 'ApproveTransaction', replace: false }, ['push ApproveTransaction']],
    [{ view: 'ApproveTransaction', replace: true }, ['replace ApproveTransaction']],
    [{ replace: true }, []],
  ])('parameters: view and replace: %o', (transaction, calls) => {
    const world = setup()
    world.transactions.push(transaction)
    expect(world.calls).toEqual(calls)
  })

  test.each<TransactionOutcome>(['success', 'error', 'cancel'])(
    'behavior: a callback that fails is logged, and %s goes its way',
    async (outcome) => {
      const world = setup()
      const fail = vi.fn(() => Promise.reject(new Error('no')))
      world.transactions.push({ onSuccess: fail, onError: fail, onCancel: fail })
      world.transactions.pop(outcome)
      expect(fail).toHaveBeenCalledOnce()
      expect(world.calls).toEqual(outcome === 'success' ? [] : ['back'])
      await expect.poll(() => world.log.messages('error')).toEqual([`The ${outcome} callback of a transaction failed`])
    },
  )

  test('behavior: clear cancels everything under way, the latest first, without moving', () => {
    const world = setup()
    world.transactions.push(world.named('first'))
    world.transactions.push(world.named('second'))
    world.transactions.clear()
    world.transactions.pop('cancel')
    expect(world.calls).toEqual(['second cancelled', 'first cancelled'])
  })
})
