import type { TokenBalance } from '@billfold/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { type SwapPage, builtUp, endSwapPages, swapPage, usdcAddress } from '../../testing/swap-page.js'

afterEach(endSwapPages)

const coin = (numeric: string): TokenBalance => ({
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2_000, iconUrl: '' },
  quantity: { decimals: '18', numeric },
})
const usdc = (numeric: string): TokenBalance => ({
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 0, iconUrl: '', address: `eip155:1:${usdcAddress}` },
  quantity: { decimals: '6', numeric },
})
const away = (): Promise<never> => Promise.reject(new Error('No node answers'))

/** Fills in a swap, and waits until it is quoted. */
async function filled({ store, settle }: SwapPage, fromToken: string, amount: string): Promise<void> {
  store.fillIn({ fromToken, toToken: fromToken === 'ETH' ? 'USDC' : 'ETH', amount })
  await settle(50)
  expect(store.quoter.state.phase).toBe('known')
}

describe('a balance that nobody knows', () => {
  test('default: while it is read nothing is said to be too much', async () => {
    let answer: (found: readonly TokenBalance[]) => void = () => undefined
    const here = await swapPage({ adapter: { tokens: () => new Promise((resolve) => (answer = resolve)) }, isUnread: true })
    const { store, settle } = here
    await filled(here, 'ETH', '1')
    expect([store.problem, store.sourceToken?.held]).toEqual(['reading-balance', undefined])
    answer([coin('2')])
    await settle()
    expect([store.problem, store.sourceToken?.held]).toEqual([undefined, 2n * 10n ** 18n])
  })

  test('behavior: one that could not be read hinders no swap: the network and the wallet decide', async () => {
    const here = await swapPage({ adapter: { tokens: away }, isUnread: true })
    const { store, settle, sent } = here
    await filled(here, 'ETH', '1')
    await store.takeMost()
    expect([store.problem, store.sourceTokenAmount]).toEqual([undefined, '1'])
    store.startReview()
    await builtUp(here)
    expect(store.reviewed?.phase).toBe('ready')
    const done = store.goOn()
    await settle(200)
    expect([await done, sent.length]).toEqual([true, 1])
  })

  test.each(['9'.repeat(400), `${'9'.repeat(400)}.5`])('behavior: 400 digits are asked of nobody', async (typed) => {
    const here = await swapPage({ adapter: { tokens: away }, isUnread: true })
    const { store, settle, ports } = here
    await filled(here, 'ETH', '1')
    const asked = ports.fetch.requests.length
    store.form.type(typed)
    await settle(50)
    expect([store.problem, store.startReview(), ports.fetch.requests.length]).toEqual(['incorrect-value', undefined, asked])
  })

  test('behavior: it is read again when that is asked for', async () => {
    let isAway = true
    const here = await swapPage({ adapter: { tokens: () => (isAway ? away() : Promise.resolve([coin('0.5')])) }, isUnread: true })
    const { store, settle } = here
    await filled(here, 'ETH', '1')
    expect(store.tokens.balances.isUnknown).toBe(true)
    isAway = false
    void store.tokens.balances.refresh()
    expect(store.problem).toBe('reading-balance')
    await settle()
    expect([store.problem, store.tokens.balances.isUnknown]).toEqual(['insufficient', false])
  })

  test('behavior: a token that no list of holdings tells of is asked for alone', async () => {
    const asked: string[] = []
    const here = await swapPage({
      adapter: {
        tokens: () => Promise.resolve([coin('2')]),
        token: ({ tokenAddress }) => (asked.push(tokenAddress), Promise.resolve(usdc('30'))),
      },
    })
    const { store } = here
    await filled(here, 'USDC', '30')
    expect([store.problem, asked]).toEqual([undefined, [usdcAddress]])
    store.fillIn({ amount: '31' })
    expect(store.problem).toBe('insufficient')
  })

  test.each([
    ['cannot be read', away],
    ['is not told', (): Promise<undefined> => Promise.resolve(undefined)],
  ])('behavior: a token whose own balance %s hinders no swap', async (_, token) => {
    const here = await swapPage({ adapter: { tokens: () => Promise.resolve([coin('2')]), token } })
    await filled(here, 'USDC', '30')
    expect([here.store.problem, here.store.tokens.balances.isUnknown]).toEqual([undefined, true])
  })

  test('behavior: a family that lists no holdings leaves the amount to the wallet', async () => {
    const here = await swapPage({ adapter: { without: ['tokens'] }, isUnread: true })
    await filled(here, 'ETH', '1')
    expect(here.store.problem).toBeUndefined()
  })
})
