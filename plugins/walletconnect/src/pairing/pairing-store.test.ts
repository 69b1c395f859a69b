import { isRefusal } from '@billfold/kernel'
import { fakeClock, fakeDevice } from '@billfold/test/fakes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import { expiredMargin, lateFor, pairingLife } from './link-life.js'
import type { MadeLink } from './pairing-link.js'
import { PairingStore } from './pairing-store.js'

interface FakeLink {
  readonly uri: string
  approve(): void
  decline(): void
}

/** A store with a maker whose links are made, or fail, when the test says so. */
function pairingPage() {
  const clock = fakeClock()
  const device = fakeDevice()
  const told: string[] = []
  const makings: { made(): FakeLink; fails(): void }[] = []
  const maker = {
    make: () =>
      new Promise<MadeLink>((resolve, reject) => {
        const uri = `wc:${makings.length + 1}`
        const made = (): FakeLink => {
          const answer = deferred()
          const expire = (): void => answer.reject(new Error('Proposal expired'))
          const link = { uri, client: {} as PairingClient, madeAt: clock.monotonic(), approval: answer.promise, expire }
          resolve({ ...link, leave: async () => undefined, forget: async () => void told.push(`forget ${uri}`) })
          return { uri, approve: () => answer.resolve(uri), decline: () => answer.reject(new Error('User rejected')) }
        }
        makings.push({ made, fails: () => reject(pairingError('pairing/unreachable', { relays: [] })) })
      }),
  }
  const store = new PairingStore({
    ...{ maker, clock, device },
    log: { warn: () => undefined, debug: () => undefined },
    alerts: { raiseFor: () => true },
    publish: () => undefined,
    choose: () => undefined,
    lend: () => undefined,
    linkOf: () => undefined,
    reject: ({ settled }) => void told.push(`reject ${String(settled)}`),
    tellExpired: () => told.push('expired'),
    expectAnswer: (isExpected) => told.push(isExpected ? 'expect' : 'expect no more'),
  })
  const last = (): { made(): FakeLink; fails(): void } => makings.at(-1) ?? { made: never, fails: never }
  const wait = (): { readonly answer: Promise<unknown>; readonly leave: () => void } => {
    const controller = new AbortController()
    const answer = store.waitForWallet(controller.signal).then(({ settled }) => settled)
    answer.catch(() => undefined)
    return { answer, leave: () => controller.abort() }
  }
  const shown = async (): Promise<readonly unknown[]> => {
    await clock.settle()
    return [store.state, store.uri, store.isRenewed]
  }
  return { clock, device, store, told, makings, last, wait, shown }
}

function deferred() {
  let settle: { resolve(value: unknown): void; reject(reason: unknown): void } = { resolve: never, reject: never }
  const promise = new Promise<unknown>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, ...settle }
}

const never = (): never => {
  throw new Error('No link is being made')
}

describe('PairingStore', () => {
  test('default: somebody waits, a link is made, and the wallet that takes it is their answer', async () => {
    const { wait, last, shown, told } = pairingPage()
    const { answer } = wait()
    expect(await shown()).toEqual(['starting', undefined, false])
    const link = last().made()
    expect(await shown()).toEqual(['ready', 'wc:1', false])
    link.approve()
    expect(await answer).toBe('wc:1')
    expect([await shown(), told]).toEqual([['idle', undefined, false], ['expect']])
  })

  test('behavior: a link that is nearly over stays on the screen until the next one is there', async () => {
    const { wait, last, shown, clock, makings } = pairingPage()
    wait()
    last().made()
    await shown()
    clock.advance(pairingLife - expiredMargin)
    expect([await shown(), makings.length]).toEqual([['ready', 'wc:1', false], 2])
    last().made()
    expect(await shown()).toEqual(['ready', 'wc:2', true])
  })

  test('behavior: a wallet uses the link while the next one is made: that one is ended, and is not shown', async () => {
    const { wait, last, shown, clock, told } = pairingPage()
    const { answer } = wait()
    const link = last().made()
    await shown()
    clock.advance(pairingLife - expiredMargin)
    link.approve()
    expect(await answer).toBe('wc:1')
    last().made()
    expect([await shown(), told]).toEqual([
      ['idle', undefined, false],
      ['expect', 'forget wc:2'],
    ])
  })

  test('behavior: the client is closed while the next link is made: only a link of the new client is shown', async () => {
    const { store, wait, makings, shown, clock } = pairingPage()
    wait()
    makings[0]?.made()
    await shown()
    clock.advance(pairingLife - expiredMargin)
    store.lose()
    expect([await shown(), makings.length]).toEqual([['starting', undefined, false], 3])
    makings[2]?.made()
    makings[1]?.made()
    expect(await shown()).toEqual(['ready', 'wc:3', false])
  })

  test('behavior: the next link fails: the problem is shown, and the link before is still good', async () => {
    const { store, wait, last, shown, clock } = pairingPage()
    const { answer } = wait()
    const link = last().made()
    await shown()
    clock.advance(pairingLife - expiredMargin)
    last().fails()
    expect([await shown(), store.problem]).toEqual([['failed', undefined, false], 'unreachable'])
    link.approve()
    expect(await answer).toBe('wc:1')
  })

  test('behavior: a no ends the link, and rejects with a refusal', async () => {
    const { wait, last, shown, told } = pairingPage()
    const { answer } = wait()
    const link = last().made()
    await shown()
    link.decline()
    await expect(answer).rejects.toSatisfy(isRefusal)
    expect([await shown(), told]).toEqual([
      ['idle', undefined, false],
      ['expect', 'expect no more', 'forget wc:1'],
    ])
  })

  test('behavior: a disposed store ends each of its links, also one that is made afterwards', async () => {
    const { store, clock, last, shown, told } = pairingPage()
    store.start()
    last().made()
    await shown()
    store.lose()
    store.start()
    store.dispose()
    last().made()
    await shown()
    expect([told.toSorted(), clock.pending]).toEqual([['forget wc:1', 'forget wc:2'], 0])
  })
})

type Step = 'wait' | 'leave' | 'start' | 'retry' | 'made' | 'fails' | 'approve' | 'decline' | 'lose' | 'nearlyOver' | 'end' | 'online'

const steps = ['wait', 'leave', 'start', 'retry', 'made', 'fails', 'approve', 'decline', 'lose', 'nearlyOver', 'end', 'online'] as const

test('behavior: in any order, a link is on the screen exactly while it is ready, and nobody waits in vain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom<Step>(...steps), { maxLength: 30 }), async (sequence) => {
      const { store, clock, device, makings, wait } = pairingPage()
      const waiting: ReturnType<typeof wait>[] = []
      const links: FakeLink[] = []
      let made = 0
      const act: Readonly<Record<Step, () => void>> = {
        wait: () => void waiting.push(wait()),
        leave: () => waiting.shift()?.leave(),
        start: () => store.start(),
        retry: () => store.retry(),
        made: () =>
          void (makings[made] && links.push((makings[made] as (typeof makings)[number]).made()),
          (made = Math.min(made + 1, makings.length))),
        fails: () => void (makings[made]?.fails(), (made = Math.min(made + 1, makings.length))),
        approve: () => links.at(-1)?.approve(),
        decline: () => links.at(-1)?.decline(),
        lose: () => store.lose(),
        nearlyOver: () => clock.advance(pairingLife - expiredMargin),
        end: () => clock.advance(pairingLife + lateFor),
        online: () => device.goOnline(),
      }
      for (const step of sequence) {
        act[step]()
        await clock.settle()
        expect([store.uri !== undefined, store.problem !== undefined]).toEqual([store.state === 'ready', store.state === 'failed'])
        expect(store.isRenewed && store.state !== 'ready').toBe(false)
        // Somebody who waits sees a link, one that is being made, or a reason: after a used link nobody waits any more.
        expect(store.isAwaited && store.state === 'idle').toBe(false)
      }
      store.dispose()
      await clock.settle()
    }),
  )
})
