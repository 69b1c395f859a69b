import { brook, carol } from '@billfold/local-chains/evm/seed'
import { createPublicClient, http, parseEther } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { confirm, fill } from './visit.js'

const openHost = useHost()
const held = (address: `0x${string}`): Promise<bigint> =>
  createPublicClient({ transport: http(inject('flows').chains[31_337]) }).getBalance({ address })

describe('sending to several', () => {
  test('default: two receivers with one yes in the wallet, both on the chain', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const before = await Promise.all([held(carol.address), held(brook.address)])
    await fill(host, { token: 'ETH', amount: '0.011', to: carol.address })
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    await host.modal.getByRole('button', { name: 'Add another transfer' }).and(host.modal.locator(':not([aria-disabled])')).click()
    await host.modal.getByLabel('Amount').fill('0.022')
    await host.modal.getByLabel('To', { exact: true }).fill(brook.address)
    await host.modal.getByText('Your wallet asks once for all 2 transfers.').waitFor()
    await confirm(host)
    await host.window('Tern').getByText('Send 2 transactions').waitFor()
    await host.approve('Tern')
    await host.modal.getByText('Transaction started').waitFor()
    await expect
      .poll(async () => [(await held(carol.address)) - before[0], (await held(brook.address)) - before[1]])
      .toEqual([parseEther('0.011'), parseEther('0.022')])
    const { methods, sent } = await host.wallet('example.tern')
    expect([methods.filter((method) => method === 'wallet_sendCalls').length, sent.length]).toEqual([1, 2])
    // The names of both come from the wallet, and each is followed into its block.
    await host.modal.getByRole('heading', { name: 'Confirmed' }).waitFor()
  })
})
