import { fakeClock, fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { limits } from '../limits.js'
import { priceImpact } from './price-impact.js'
import { type QuoteQuestion, Quoter } from './quoter.js'

const network = fakeNetwork('eip155')

interface Asked {
  readonly amount: bigint
  answer(amountOut: bigint | undefined): void
}

/** A quoter, the clock that it waits by, and what it has asked. */
function made({ isLookedAt = true } = {}) {
  const clock = fakeClock()
  const asked: Asked[] = []
  const provider: QuoteQuestion['provider'] = {
    quote: ({ amount }) =>
      new Promise((resolve) => asked.push({ amount, answer: (amountOut) => resolve(amountOut === undefined ? undefined : { amountOut }) })),
  }
  const quoter = new Quoter({ clock, log: { warn: () => undefined }, isLookedAt: () => isLookedAt })
  const question = (amount: bigint): QuoteQuestion => ({
    ...{ key: String(amount), provider, gasPrice: () => Promise.resolve(7n) },
    order: {
      ...{ network, owner: 'eip155:1:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', from: undefined, to: '0x1', amount },
      ...{ fromDecimals: 18, toDecimals: 6 },
    },
  })
  const pass = async (milliseconds: number): Promise<void> => {
    await clock.settle(milliseconds)
    await clock.settle(0)
  }
  return { quoter, asked, question, pass }
}

describe('Quoter', () => {
  test('default: it asks once, 300 ms after the last key', async () => {
    const { quoter, asked, question, pass } = made()
    for (const amount of [1n, 12n, 123n]) {
      quoter.aim(question(amount))
      await pass(limits.typing - 1)
    }
    expect(asked).toEqual([])
    await pass(1)
    expect(asked.map(({ amount }) => amount)).toEqual([123n])
    expect(quoter.state.phase).toBe('loading')
    asked[0]?.answer(9n)
    await pass(0)
    expect(quoter.state).toEqual({ phase: 'known', amountOut: 9n, gasPrice: 7n })
  })

  test('behavior: an answer to what was typed before is dropped', async () => {
    const { quoter, asked, question, pass } = made()
    quoter.aim(question(1n))
    await pass(limits.typing)
    quoter.aim(question(2n))
    await pass(limits.typing)
    asked[1]?.answer(20n)
    asked[0]?.answer(10n)
    await pass(0)
    expect(quoter.state).toMatchObject({ phase: 'known', amountOut: 20n })
  })

  test('behavior: it is asked again while somebody looks, and the price stays until the new one is here', async () => {
    const { quoter, asked, question, pass } = made()
    quoter.aim(question(1n))
    await pass(limits.typing)
    asked[0]?.answer(10n)
    await pass(limits.quote)
    expect([asked.length, quoter.state.phase]).toEqual([2, 'known'])
  })

  test('behavior: while nobody looks it is not asked again', async () => {
    const { quoter, asked, question, pass } = made({ isLookedAt: false })
    quoter.aim(question(1n))
    await pass(limits.typing)
    asked[0]?.answer(10n)
    await pass(limits.quote * 3)
    expect(asked).toHaveLength(1)
  })

  test('behavior: where nothing leads there is no price', async () => {
    const { quoter, asked, question, pass } = made()
    quoter.aim(question(1n))
    await pass(limits.typing)
    asked[0]?.answer(undefined)
    await pass(0)
    expect(quoter.state).toEqual({ phase: 'none' })
  })
})

test.each([
  ['a loss', 2_000, 1, 10n ** 18n, 1_900_000_000n, 5],
  ['a gain', 2_000, 1, 10n ** 18n, 2_100_000_000n, -5],
  ['no price', 2_000, undefined, 10n ** 18n, 1_900_000_000n, undefined],
  ['a price of 0', 0, 1, 10n ** 18n, 1_900_000_000n, undefined],
] as const)('behavior: the part of the worth that is lost: %s', (_, before, after, amount, amountOut, percent) => {
  expect(priceImpact({ token: { decimals: 18, price: before }, amount }, { token: { decimals: 6, price: after }, amount: amountOut })).toBe(
    percent,
  )
})
