import { walletError } from '@billfold/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { builtUp, endSwapPages, hash, swapPage as page } from '../testing/swap-page.js'
import type { Swaps } from './contract.js'

afterEach(endSwapPages)

describe('swaps without the modal', () => {
  test('behavior: read, filled in, quoted, approved and swapped, one yes for each step', async () => {
    const { store, settle, sent, ports } = await page({ isWithoutView: true })
    const swaps: Swaps = store
    expect(swaps.tokenBalances.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC', 'MOSS'])
    swaps.fillIn({ fromToken: 'USDC', toToken: 'ETH', amount: '100', slippage: 2 })
    expect(swaps.problem).toBe('quoting')
    await settle(50)
    expect([swaps.problem, swaps.slippage, swaps.toTokenAmount]).toEqual([undefined, 2, '0.000000001999'])
    expect(swaps.startReview()).toBeDefined()
    expect(swaps.reviewed).toMatchObject({ phase: 'building', next: undefined, fee: undefined })
    await builtUp({ store, settle })
    expect(swaps.reviewed).toMatchObject({ phase: 'ready', next: 'approval', isTried: true, received: '0.000000001999', isWorse: false })
    ports.fetch.route('/v1/convert/allowance', { json: { allowance: '100000000' } })
    const [approved] = await Promise.all([swaps.approve(), settle(200)])
    expect([approved, sent.length, swaps.reviewed?.next]).toEqual([undefined, 1, 'swap'])
    const [swapped] = await Promise.all([swaps.approve(), settle(200)])
    expect([swapped, sent.length, swaps.reviewed]).toEqual([hash, 2, undefined])
  })

  test('behavior: a no stands in what is reviewed, and the same swap again has to be meant', async () => {
    const answers = [walletError('wallet/refused', {}), new Error('gone')]
    const { store, settle } = await page({ isWithoutView: true, adapter: { sendTransaction: async () => Promise.reject(answers.shift()) } })
    store.fillIn({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
    await settle(50)
    store.startReview()
    await builtUp({ store, settle })
    const [declined] = await Promise.all([store.approve(), settle(200)])
    expect([declined, store.reviewed?.phase, store.reviewed?.next]).toEqual([undefined, 'declined', 'swap'])
    store.endReview()
    expect([store.reviewed, await store.approve()]).toEqual([undefined, undefined])
  })
})
