import { evmTokens } from '@billfold/local-chains/evm/seed'
import type { AggregatorBreak } from '@billfold/local-sellers'
import { afterEach, describe, expect, inject, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { allowed, held, openSwap, press } from './visit.js'

const openHost = useHost()
const { usdt, harbour } = evmTokens

afterEach(() => breakIt('none'))

async function breakIt(how: AggregatorBreak): Promise<void> {
  const { ok } = await fetch(`${inject('flows').aggregator}/breaks`, { method: 'PUT', body: how })
  if (!ok) throw new Error(`The aggregator cannot be ${how}`)
}

describe('an aggregator', () => {
  test('default: a token is quoted with its way, approved for exactly the amount, and swapped', async () => {
    const host = await openHost({ aggregator: inject('flows').aggregator })
    const before = await held(harbour)
    await openSwap(host, { fromToken: 'USDT', toToken: 'HBR', amount: '12' })
    await host.modal.getByText('via HarbourPools (Velora)').waitFor()
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Approve 12 USDT', /^Approve in /)
    await host.approve('Tern')
    await host.modal.getByText('The approval is confirmed').waitFor()
    expect(await allowed(usdt)).toBe(12_000_000n)
    await press(host, 'Swap 12 USDT', /^Confirm in /)
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour)) > before).toBe(true)
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(2)
  })

  test.each([
    ['more than it gives', 'more', /was quoted, and the transaction gives/],
    ['the approval for somebody else', 'spender', /would have been allowed to spend the token/],
  ] as const)('behavior: one that says %s is refused with what is wrong, and the wallet is not asked', async (_, how, words) => {
    const host = await openHost({ aggregator: inject('flows').aggregator })
    await openSwap(host, { fromToken: 'USDT', toToken: 'HBR', amount: '11' })
    await breakIt(how)
    // A quote of before would be held against what comes now.
    await host.modal.getByLabel('You pay').fill('13')
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByRole('alert').filter({ hasText: words }).waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })

  test('behavior: one that finds no way is told, and asked again for another amount', async () => {
    const host = await openHost({ aggregator: inject('flows').aggregator })
    host.watch.allow(/status of 400/)
    await openSwap(host, { fromToken: 'USDT', toToken: 'HBR', amount: '11' })
    await host.modal.getByText('via HarbourPools (Velora)').waitFor()
    await breakIt('routeless')
    await host.modal.getByLabel('You pay').fill('14')
    await host.modal.getByRole('status').filter({ hasText: 'No route found' }).waitFor()
    await breakIt('none')
    await host.modal.getByLabel('You pay').fill('15')
    await host.modal.getByRole('button', { name: 'Review swap' }).waitFor()
    expect(await host.modal.getByText('No route found').isVisible()).toBe(false)
  })

  test('behavior: one that never answers is given up in the form and in the review, each with a way on', async () => {
    const host = await openHost({ aggregator: inject('flows').aggregator })
    await openSwap(host, { fromToken: 'ETH', toToken: 'HBR', amount: '0.02' })
    await host.modal.getByText('via HarbourPools (Velora)').waitFor()
    await breakIt('silent')
    await host.modal.getByLabel('You pay').fill('0.03')
    await host.modal.getByRole('alert').filter({ hasText: 'The quote could not be loaded.' }).waitFor()
    await breakIt('none')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    const review = host.modal.getByRole('button', { name: 'Review swap' })
    await review.waitFor()
    await breakIt('silent')
    await review.click()
    await host.modal.getByRole('alert').filter({ hasText: 'Nothing was swapped.' }).waitFor()
    await breakIt('none')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.modal.getByText('Simulated on the network').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })
})
