import type { TransferForecast } from '@billfold/kernel'
import { describe, expect, test, vi } from 'vitest'
import { approve, fill, receiver, sendPage, usdc } from '../../testing/send-page.js'

const tokenKey = usdc.address?.split(':')[2] ?? ''
const foreseen = (forecast: TransferForecast | undefined) => async (): Promise<TransferForecast | undefined> => forecast

describe('what the network has tried', () => {
  test('default: what arrives and what an account costs stand in the review', async () => {
    let tell: (forecast: TransferForecast) => void = () => undefined
    const forecastTransfer = vi.fn(() => new Promise<TransferForecast>((resolve) => (tell = resolve)))
    const { store, ports } = await sendPage({ adapter: { forecastTransfer } })
    fill(store, { token: tokenKey, amount: '0.00001' })
    const review = await store.startReview()
    expect([review.forecast.phase, review.mayAsk]).toEqual(['loading', false])
    tell({ arrives: 9n, deposit: 2_039_280n })
    await ports.clock.settle(1)
    expect([review.arrives, review.forecast, review.halts, review.mayAsk]).toEqual([
      ...[9n, { phase: 'known', forecast: { arrives: 9n, deposit: 2_039_280n } }],
      ...[[], true],
    ])
    expect(forecastTransfer).toHaveBeenCalledOnce()
  })

  test('behavior: a token that answers and moves nothing is halted until the visitor means it', async () => {
    const { store, ports, asked } = await sendPage({ adapter: { forecastTransfer: foreseen({ arrives: 0n }) } })
    fill(store, { token: tokenKey, amount: '1' })
    const review = await store.startReview()
    await ports.clock.settle(1)
    expect([review.halts, review.mayAsk]).toEqual([[{ kind: 'nothing-arrives' }], false])
    await approve({ store, ports })
    expect(asked).toEqual([])
    review.look(true)
    expect(review.mayAsk).toBe(true)
  })

  test.each([
    ['nobody can try', foreseen(undefined)],
    ['nobody answers', async () => Promise.reject(new Error('gone'))],
  ])('behavior: %s: the transfer is told without it', async (_, forecastTransfer) => {
    const { store, ports, asked } = await sendPage({ adapter: { forecastTransfer } })
    fill(store)
    const review = await store.startReview()
    await ports.clock.settle(1)
    expect([review.forecast, review.arrives]).toEqual([{ phase: 'untold' }, undefined])
    await approve({ store, ports })
    expect(asked).toHaveLength(1)
  })
})

describe('a memo', () => {
  const withMemo = { longestMemo: async () => 10 }

  test('default: it goes with the transfer, and is forgotten with it', async () => {
    const { store, ports, asked } = await sendPage({ adapter: withMemo })
    store.fillIn({ token: '', amount: '0.5', to: receiver, memo: ' 10471 ' })
    await store.startReview()
    await approve({ store, ports })
    expect(asked).toEqual([{ to: receiver, amount: 5n * 10n ** 17n, memo: '10471' }])
    expect([store.form.memo, store.sent[0]?.memo]).toEqual(['', '10471'])
  })

  test('behavior: one that is too long is said, by bytes', async () => {
    const { store } = await sendPage({ adapter: withMemo })
    store.fillIn({ token: '', amount: '0.5', to: receiver, memo: 'ααααα' })
    expect(store.form.problem).toBeUndefined()
    store.fillIn({ memo: 'αααααα' })
    expect(store.form.problem).toBe('long-memo')
  })

  test('behavior: a family without one is never given one', async () => {
    const { store, ports, asked } = await sendPage()
    store.fillIn({ token: '', amount: '0.5', to: receiver, memo: 'much too long for anybody' })
    expect([store.form.longestMemo, store.form.problem]).toEqual([undefined, undefined])
    await store.startReview()
    await approve({ store, ports })
    expect(asked).toEqual([{ to: receiver, amount: 5n * 10n ** 17n }])
  })
})
