import { type ConnectOutcome, type Kernel, createKernel } from '@billfold/kernel'
import { type FakeClock, fakeClock, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import type { ThreadState, ViewScope } from '@billfold/ui/kit'
import { observable, runInAction } from 'mobx'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { coreViewsPlugin } from '../../src/views/manifest.js'
import { ConnectFlow, type ConnectRequest } from './connect-flow.js'

interface Asked {
  readonly kernel: Kernel
  readonly clock: FakeClock
  readonly flow: ConnectFlow
  readonly threads: ThreadState[]
  readonly cancel: () => void
  readonly leave: () => void
}

const connected = { status: 'connected' } as ConnectOutcome
const never = new Promise<never>(() => undefined)

function deferred(): { readonly promise: Promise<ConnectOutcome>; readonly resolve: (outcome: ConnectOutcome) => void } {
  let resolve: (outcome: ConnectOutcome) => void = () => undefined
  const promise = new Promise<ConnectOutcome>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** A view of the modal that asks somebody. */
async function asked(request: Partial<ConnectRequest>): Promise<Asked> {
  const clock = fakeClock()
  const kernel = createKernel({ ...fakePorts(), clock }, [coreViewsPlugin()], { projectId: 'test', networks: [fakeNetwork('eip155')] })
  onTestFinished(() => kernel.destroy())
  await kernel.modal.open({ view: 'Connect' })
  kernel.router.push('ConnectingExternal', { connectorId: 'bowbit', namespace: 'eip155' })
  const entry = kernel.router.current
  if (entry === undefined) throw new Error('The modal is closed')
  const threads: ThreadState[] = []
  const undos: (() => void)[] = []
  const scope: ViewScope = {
    entry,
    onLeave: (undo) => void undos.push(undo),
    tell: (thread) => void threads.push(thread),
    once: (create) => create(kernel, scope),
  }
  const cancel = vi.fn<() => void>()
  const flow = new ConnectFlow(kernel, scope, { ask: () => never, cancel, ...request })
  const leave = (): void => undos.forEach((undo) => undo())
  await clock.settle()
  return { kernel, clock, flow, threads, cancel, leave }
}

describe('ConnectFlow', () => {
  test('default: connected is seen for a moment, and then the modal closes', async () => {
    const onConnected = vi.fn<() => void>()
    const { kernel, clock, flow, threads } = await asked({ ask: async () => connected, onConnected })
    expect([flow.phase, threads, onConnected.mock.calls.length]).toEqual(['connected', ['pending', 'ok'], 1])
    await clock.settle(899)
    expect(kernel.modal.isOpen).toBe(true)
    await clock.settle(1)
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: a view that opened meanwhile stays; once it was left the modal closes', async () => {
    const { kernel, clock } = await asked({ ask: async () => connected })
    kernel.router.push('UnsupportedChain')
    await clock.settle(5_000)
    expect(kernel.router.current?.view).toBe('UnsupportedChain')
    kernel.router.back()
    await clock.settle()
    expect(kernel.modal.isOpen).toBe(false)
  })

  test.each([
    ['refused', { status: 'refused' } as const, 'declined', 'declined'],
    ['failed', { status: 'failed', error: new Error('no') } as never, 'failed', 'error'],
    ['cancelled', { status: 'cancelled' } as const, 'waiting', 'pending'],
  ])('parameters: outcome: %s', async (_, outcome: ConnectOutcome, phase, thread) => {
    const { flow, threads } = await asked({ ask: async () => outcome })
    expect([flow.phase, threads.at(-1)]).toEqual([phase, thread])
  })

  test('behavior: with nothing to ask it is gone', async () => {
    const { flow, threads } = await asked({ ask: () => undefined })
    expect([flow.phase, threads.at(-1)]).toEqual(['gone', 'error'])
  })

  test('behavior: what throws while asking is a failure', async () => {
    const { flow } = await asked({ ask: () => Promise.reject(new Error('not loaded')) })
    expect(flow.phase).toBe('failed')
  })

  test('behavior: a wallet that already has the request is waited for', async () => {
    const answer = deferred()
    const ask = vi.fn<ConnectRequest['ask']>(async () => ({ status: 'pending', answer: answer.promise }))
    const { flow, clock, threads } = await asked({ ask })
    expect([flow.phase, threads.at(-1)]).toEqual(['pending', 'pending'])
    answer.resolve(connected)
    await clock.settle()
    expect([flow.phase, ask.mock.calls.length]).toEqual(['connected', 1])
  })

  test('behavior: a pending request that fails in the end is a failure', async () => {
    const answer = Promise.resolve<ConnectOutcome>({ status: 'failed', error: new Error('no') as never })
    const { flow } = await asked({ ask: async () => ({ status: 'pending', answer }) })
    expect(flow.phase).toBe('failed')
  })

  test('parameters: slowAfter', async () => {
    const { flow, clock } = await asked({ slowAfter: 60_000 })
    await clock.settle(59_999)
    expect(flow.phase).toBe('waiting')
    await clock.settle(1)
    expect(flow.phase).toBe('slow')
  })

  test('parameters: isBlocked: nobody waits where there is nothing to wait for', async () => {
    const isBlocked = observable.box(false)
    const { threads } = await asked({ isBlocked: () => isBlocked.get() })
    runInAction(() => isBlocked.set(true))
    expect(threads).toEqual(['pending', 'error'])
  })

  test('behavior: a further try makes the answer to the one before void', async () => {
    const first = deferred()
    const ask = vi.fn<ConnectRequest['ask']>().mockReturnValueOnce(first.promise).mockReturnValueOnce(never)
    const { flow, clock } = await asked({ ask })
    void flow.ask()
    first.resolve({ status: 'refused' })
    await clock.settle()
    expect([flow.phase, ask.mock.calls[0]?.[0].aborted]).toEqual(['waiting', true])
  })

  test('behavior: leaving the view withdraws the request, and leaves no timer', async () => {
    const { clock, cancel, leave } = await asked({ slowAfter: 60_000 })
    leave()
    expect(cancel).toHaveBeenCalledOnce()
    expect(clock.pending).toBe(0)
  })
})
