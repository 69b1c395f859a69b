import { type FakeClock, fakeClock, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { ApprovalDesk } from './approval-desk.js'
import { PendingApprovals } from './pending-approvals.js'

interface Setting {
  readonly isOpen?: boolean
  readonly view?: string
  /** Views have a transaction under way. */
  readonly hasTransaction?: boolean
}

interface World {
  readonly desk: ApprovalDesk
  readonly queue: PendingApprovals
  readonly clock: FakeClock
  tell(event: string, moved?: { readonly from?: string; readonly to?: string }): void
  readonly done: readonly string[]
}

const sign = { namespace: 'eip155', method: 'personal_sign' } as const

function world({ isOpen = false, view = 'Account', hasTransaction = false }: Setting = {}): World {
  const done: string[] = []
  const state = { isOpen, view, hasTransaction }
  const clock = fakeClock()
  const queue = new PendingApprovals()
  const listeners = new Map<string, (event: never) => void>()
  const desk = new ApprovalDesk({
    queue,
    modal: {
      get isOpen() {
        return state.isOpen
      },
      open: async (request: { readonly view: string }) => {
        done.push(`open ${request.view}`)
        Object.assign(state, { isOpen: true, view: request.view })
      },
      close: () => {
        done.push('close')
        state.isOpen = false
      },
    } as never,
    router: {
      get view() {
        return state.view
      },
      push: (next: string) => {
        done.push(`push ${next}`)
        state.view = next
      },
      back: (): void => {
        done.push('back')
        state.view = view
      },
    } as never,
    transactions: {
      get isEmpty() {
        return !state.hasTransaction
      },
      pop: (outcome) => {
        done.push(`pop ${outcome}`)
        state.hasTransaction = false
      },
    },
    clock,
    client: { tell: (request) => void done.push(`tell ${request}`) },
  })
  desk.followLeaving({
    on: (event: string, listener: (event: never) => void) => {
      listeners.set(event, listener)
      return () => listeners.delete(event)
    },
  } as never)
  return { desk, queue, clock, done, tell: (event, moved) => listeners.get(event)?.((moved ?? {}) as never) }
}

describe('ApprovalDesk', () => {
  test('default: a modal that is opened for the question closes with the answer', async () => {
    const { desk, queue, done } = world()
    expect(await desk.ask(sign, async () => '0x1')).toBe('0x1')
    expect([done, queue.current]).toEqual([['open ApproveTransaction', 'close'], undefined])
  })

  test('behavior: in an open modal the view is pushed, and left for where the person was', async () => {
    const { desk, done } = world({ isOpen: true, view: 'EmbeddedWallet' })
    await desk.ask(sign, async () => '0x1')
    expect(done).toEqual(['push ApproveTransaction', 'back'])
  })

  test.each<readonly [outcome: string, send: () => Promise<unknown>, done: readonly string[]]>([
    ['success', async () => '0x1', ['push ApproveTransaction', 'pop success', 'back']],
    ['error', () => Promise.reject(new Error('no')), ['push ApproveTransaction', 'pop error']],
  ])('behavior: a transaction of a view ends with its %s', async (_, send, expected) => {
    const { desk, done } = world({ isOpen: true, view: 'WalletSendPreview', hasTransaction: true })
    await desk.ask(sign, send).catch(() => undefined)
    expect(done).toEqual(expected)
  })

  test('behavior: a second question waits in the same view, and the view stays until both are answered', async () => {
    const { desk, queue, done } = world()
    const answers: ((answer: string) => void)[] = []
    const send = (): Promise<string> => new Promise((resolve) => answers.push(resolve))
    const asked = [desk.ask(sign, send), desk.ask({ ...sign, method: 'eth_sendTransaction' }, send)]
    answers[0]?.('0x1')
    await settled()
    expect([done, queue.current?.method]).toEqual([['open ApproveTransaction'], 'eth_sendTransaction'])
    answers[1]?.('0x2')
    expect(await Promise.all(asked)).toEqual(['0x1', '0x2'])
    expect(done).toEqual(['open ApproveTransaction', 'close'])
  })

  test.each([
    ['closes the modal', 'modal:closed', {}],
    ['leaves the view', 'router:moved', { from: 'ApproveTransaction', to: 'Account' }],
  ])('behavior: who %s has said no: the frame is told, and not waited for longer than a second', async (_, event, moved) => {
    const { desk, queue, clock, done, tell } = world()
    tell(event, moved)
    expect(done).toEqual([])
    const asked = desk.ask(
      sign,
      (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('called off')))),
    )
    asked.catch(() => undefined)
    tell('router:moved', { from: 'Account', to: 'ApproveTransaction' })
    tell(event, moved)
    expect(done).toEqual(['open ApproveTransaction', 'tell RPC_ABORT'])
    await clock.settle(999)
    expect(queue.current).toBe(sign)
    await clock.settle(1)
    await expect(asked).rejects.toThrow('called off')
  })

  test('behavior: who leaves after approving is told by the frame what became of it', async () => {
    const { desk, clock, tell } = world()
    let answer: (error: Error) => void = () => undefined
    const asked = desk.ask(sign, () => new Promise((_resolve, reject) => (answer = reject)))
    tell('modal:closed')
    answer(new Error('It was handed over'))
    await expect(asked).rejects.toThrow('It was handed over')
    await clock.settle(1_000)
    expect(clock.pending).toBe(0)
  })
})
