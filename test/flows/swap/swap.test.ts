import { evmTokens } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { tern } from '../harness/wallets.js'
import { allowed, held, openSwap, press } from './visit.js'

const openHost = useHost()
const { usdc, usdt, harbour } = evmTokens

describe('swap', () => {
  test('default: a coin for a token: quoted, tried, approved in the wallet, and received to the unit', async () => {
    const host = await openHost()
    await openSwap(host, { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByText('Simulated on the network').waitFor()
    const before = await held(usdc)
    await press(host, 'Swap 0.5 ETH', /^Confirm in /)
    await host.window('Tern').getByText('0.5 ETH').first().waitFor()
    await host.approve('Tern')
    await expect.poll(async () => (await held(usdc)) - before).toBeGreaterThan(1_400_000_000n)
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(1)
  })

  test('behavior: a token is approved for exactly the amount, and swapped then', async () => {
    const host = await openHost()
    const before = await held(harbour)
    await openSwap(host, { fromToken: 'USDT', toToken: 'HBR', amount: '40' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Approve 40 USDT', /^Approve in /)
    await host.approve('Tern')
    await host.modal.getByText('The approval is confirmed').waitFor()
    expect(await allowed(usdt)).toBe(40_000_000n)
    await press(host, 'Swap 40 USDT', /^Confirm in /)
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour)) > before).toBe(true)
    expect(await allowed(usdt)).toBe(0n)
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(2)
  })

  test('behavior: a no leaves everything where it is, and it goes on from there', async () => {
    const host = await openHost()
    await openSwap(host, { fromToken: 'ETH', toToken: 'HBR', amount: '0.01' })
    const before = await held(harbour)
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Swap 0.01 ETH', /^Confirm in /)
    await host.reject('Tern')
    await host.modal.getByText('Nothing was swapped.').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
    await press(host, 'Swap 0.01 ETH', /^Confirm in /)
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour)) > before).toBe(true)
  })

  test('behavior: more than there is, and what no pool leads to, is said before anybody is asked', async () => {
    const host = await openHost({ wallets: [tern] })
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '900000000' })
    await host.modal.getByRole('alert').getByText('Insufficient balance').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })
})
