import { fakeClock, fakeDevice } from '@billfold/test/fakes'
import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { Resource } from './resource.js'
import type { LoadContext, ResourceOptions } from './resource-options.js'

type Load = (question: string, context: LoadContext<string>) => Promise<string>

/** A resource whose requests are answered by hand. */
function open(options: Partial<ResourceOptions<string, string>> = {}) {
  const clock = fakeClock()
  const device = fakeDevice()
  const requests: {
    readonly question: string
    readonly context: LoadContext<string>
    answer(value: string): void
    fail(error: unknown): void
  }[] = []
  const load = vi.fn<Load>(
    (question, context) => new Promise((answer, fail) => void requests.push({ question, context, answer, fail: (error) => fail(error) })),
  )
  const resource = new Resource<string, string>({
    ...{ clock, load, key: (question) => question, isReachable: () => device.isOnline(), fresh: 30_000, lockout: 30_000 },
    ...options,
  })
  const settle = async (): Promise<void> => clock.settle(0)
  const answer = async (value: string): Promise<void> => (requests.at(-1)?.answer(value), settle())
  const fail = async (error: unknown = new Error('down')): Promise<void> => (requests.at(-1)?.fail(error), settle())
  const state = (): readonly unknown[] => [resource.phase, resource.value, resource.isStale, resource.secondsLeft]
  return { clock, device, resource, load, requests, answer, fail, state, settle }
}

describe('one answer', () => {
  test('default: it is asked for once, counts as new for a while, and is asked for again on demand', async () => {
    const it = open()
    it.resource.aim('a')
    expect(it.state()).toEqual(['idle', undefined, false, 0])
    void it.resource.renew()
    void it.resource.refresh()
    expect([it.load.mock.calls.length, it.resource.phase]).toEqual([1, 'loading'])
    await it.answer('1')
    expect([...it.state(), it.resource.at]).toEqual(['ready', '1', false, 0, it.clock.now()])
    it.clock.advance(29_999)
    void it.resource.renew()
    expect(it.load).toHaveBeenCalledTimes(1)
    it.clock.advance(1)
    void it.resource.renew()
    expect(it.load).toHaveBeenCalledTimes(2)
    expect(it.requests.at(-1)?.context.last).toBeUndefined()
    await it.answer('2')
    void it.resource.refresh()
    expect([it.load.mock.calls.length, it.requests.at(-1)?.context.last, it.resource.value]).toEqual([3, '2', '2'])
  })

  test.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('behavior: a clock that was set %s makes no answer new for longer', async (_, change) => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    await it.answer('1')
    it.clock.jump(change)
    void it.resource.renew()
    expect(it.load).toHaveBeenCalledTimes(2)
  })

  test('behavior: readers are told of each change', async () => {
    const it = open()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push([it.resource.phase, it.resource.value]))
    it.resource.aim('a')
    void it.resource.renew()
    await it.answer('1')
    await it.resource.renew()
    stop()
    expect(seen).toEqual([
      ['idle', undefined],
      ['loading', undefined],
      ['ready', '1'],
    ])
  })

  test('behavior: without a question nothing is asked', async () => {
    const it = open()
    await it.resource.renew()
    await it.resource.refresh()
    await it.resource.reload()
    expect(it.load).not.toHaveBeenCalled()
  })

  test('behavior: an answer that was kept is shown at once, and one that another page kept meanwhile spares a request', async () => {
    let kept: { at: number; value: string } | undefined = { at: 0, value: 'kept' }
    const onAnswer = vi.fn<NonNullable<ResourceOptions<string, string>['onAnswer']>>()
    const it = open({ cached: () => kept, onAnswer })
    kept = { at: it.clock.now(), value: 'kept' }
    it.resource.aim('a')
    await it.resource.renew()
    expect([it.state(), it.load.mock.calls.length]).toEqual([['ready', 'kept', false, 0], 0])
    it.clock.advance(30_000)
    kept = { at: it.clock.now() - 1, value: 'newer' }
    await it.resource.renew()
    expect([it.resource.value, it.load.mock.calls.length]).toEqual(['newer', 0])
    expect(onAnswer.mock.calls.map(([question, answer]) => [question, answer?.value])).toEqual([
      ['a', 'kept'],
      ['a', 'newer'],
    ])
  })
})

describe('another question', () => {
  test('behavior: the request for the first is cancelled, and its late answer or failure changes nothing', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    it.resource.aim('b')
    expect([it.requests[0]?.context.signal.aborted, ...it.state()]).toEqual([true, 'idle', undefined, false, 0])
    void it.resource.renew()
    it.requests[0]?.fail(new Error('late'))
    await it.answer('b1')
    it.requests[0]?.answer('a1')
    await it.settle()
    expect(it.state()).toEqual(['ready', 'b1', false, 0])
    it.resource.aim(undefined)
    expect(it.state()).toEqual(['idle', undefined, false, 0])
  })

  test('behavior: the same question again changes nothing', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    it.resource.aim('a')
    await it.answer('1')
    it.resource.aim('a')
    expect(it.state()).toEqual(['ready', '1', false, 0])
  })
})

describe('a failure', () => {
  test('behavior: it blocks that question for a while, counts down, and keeps the old answer as stale', async () => {
    const onFailure = vi.fn<NonNullable<ResourceOptions<string, string>['onFailure']>>()
    const it = open({ onFailure })
    it.resource.aim('a')
    void it.resource.renew()
    await it.answer('1')
    void it.resource.refresh()
    await it.fail()
    expect(it.state()).toEqual(['failed', '1', true, 30])
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('a', it.resource.error)
    await it.clock.settle(10_000)
    await it.resource.refresh()
    await it.resource.reload()
    expect([it.load.mock.calls.length, it.resource.secondsLeft]).toEqual([2, 20])
    await it.clock.settle(20_000)
    void it.resource.refresh()
    await it.answer('2')
    expect([it.state(), it.resource.error]).toEqual([['ready', '2', false, 0], undefined])
  })

  test('behavior: the lockout is of that question alone, and stands when somebody comes back to it', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    await it.fail()
    it.resource.aim('b')
    void it.resource.renew()
    await it.answer('b1')
    expect(it.state()).toEqual(['ready', 'b1', false, 0])
    it.clock.advance(5_000)
    it.resource.aim('a')
    await it.resource.renew()
    expect([it.state(), it.load.mock.calls.length]).toEqual([['failed', undefined, false, 25], 2])
  })

  test('behavior: no more than 50 lockouts are held', async () => {
    const it = open()
    for (let index = 0; index <= 50; index += 1) {
      it.resource.aim(`q${index}`)
      void it.resource.renew()
      await it.fail()
    }
    it.resource.aim('q1')
    expect(it.resource.phase).toBe('failed')
    it.resource.aim('q0')
    expect(it.resource.phase).toBe('idle')
  })

  test('behavior: for want of a network it is none: nothing is blocked or told', async () => {
    const onFailure = vi.fn<NonNullable<ResourceOptions<string, string>['onFailure']>>()
    const it = open({ onFailure })
    it.resource.aim('a')
    it.device.goOffline()
    await it.resource.renew()
    expect([it.load.mock.calls.length, ...it.state()]).toEqual([0, 'offline', undefined, false, 0])
    it.device.goOnline()
    void it.resource.renew()
    it.device.goOffline()
    await it.fail()
    expect([it.state(), onFailure.mock.calls]).toEqual([['offline', undefined, false, 0], []])
  })
})

describe('waiting', () => {
  test('behavior: a service that asks for time is counted down, and a moment is not', async () => {
    const it = open({ shortestWait: 5_000 })
    it.resource.aim('a')
    void it.resource.renew()
    it.requests[0]?.context.onWait(4_999)
    expect(it.state()).toEqual(['loading', undefined, false, 0])
    it.requests[0]?.context.onWait(30_000)
    await it.clock.settle(10_000)
    expect(it.state()).toEqual(['loading', undefined, false, 20])
    await it.answer('1')
    expect(it.state()).toEqual(['ready', '1', false, 0])
  })

  test('behavior: asking anew takes the place of what is running, and an answer that was kept does not count', async () => {
    const it = open({ cached: () => ({ at: Number.MAX_SAFE_INTEGER, value: 'kept' }) })
    it.resource.aim('a')
    void it.resource.refresh()
    void it.resource.reload()
    expect(it.requests.map(({ context }) => context.signal.aborted)).toEqual([true, false])
    await it.answer('2')
    expect(it.state()).toEqual(['ready', '2', false, 0])
  })

  test('behavior: what cannot be asked anew now is asked when that is possible, though its answer is young', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    await it.answer('1')
    it.device.goOffline()
    await it.resource.reload()
    it.device.goOnline()
    void it.resource.renew()
    await it.answer('2')
    expect([it.resource.value, it.load.mock.calls.length]).toEqual(['2', 2])
  })

  test('behavior: a request that is cancelled leaves what was there', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    it.resource.cancel()
    expect(it.state()).toEqual(['idle', undefined, false, 0])
    void it.resource.renew()
    await it.answer('1')
    void it.resource.refresh()
    it.resource.cancel()
    it.resource.cancel()
    expect([it.requests.at(-1)?.context.signal.aborted, ...it.state()]).toEqual([true, 'ready', '1', false, 0])
  })

  test('behavior: nothing runs or counts after the end', async () => {
    const it = open()
    it.resource.aim('a')
    void it.resource.renew()
    await it.fail()
    it.resource.dispose()
    expect(it.clock.pending).toBe(0)
  })
})
