import type { Descriptor } from '@billfold/clear-signing/contract'
import { brook, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { tern } from '../harness/wallets.js'
import { allowed, held, openSwap, press } from './visit.js'

const openHost = useHost()
const { usdc, harbour } = evmTokens
const atomic = { ...tern, privateKeys: [brook.privateKey], isAtomic: true }

/** What the app says of the router. */
const router: Descriptor = {
  context: { contract: { deployments: [{ chainId: 31_337, address: evmContracts.router }] } },
  metadata: { owner: 'Harbour Pools' },
  display: {
    formats: {
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)': {
        intent: 'Swap in the pools',
        fields: [
          { path: 'amountIn', label: 'Pays', format: 'tokenAmount', params: { tokenPath: 'path.[0]' } },
          { path: 'to', label: 'Who receives', format: 'addressName' },
        ],
      },
    },
  },
}

describe('an approval and a swap as one', () => {
  test('default: both are said in words, and one yes does both', async () => {
    const host = await openHost({ wallets: [atomic], descriptors: [router] })
    const before = await held(harbour, brook.address)
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '21' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByText('One confirmation').waitFor()
    await host.modal.getByText('Let somebody spend').waitFor()
    await host.modal.getByRole('list', { name: 'Swap in the pools' }).getByText('21 USDC').waitFor()
    await press(host, 'Swap 21 USDC', /^Confirm in /)
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour, brook.address)) > before).toBe(true)
    const { methods, sent } = await host.wallet('example.tern')
    expect([methods.filter((method) => method === 'wallet_sendCalls').length, sent.length]).toEqual([1, 1])
    expect(await allowed(usdc, brook.address)).toBe(0n)
  })

  test('behavior: a no leaves everything where it is, and the one step is there again', async () => {
    const host = await openHost({ wallets: [atomic] })
    const before = await held(usdc, brook.address)
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '22' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Swap 22 USDC', /^Confirm in /)
    await host.reject('Tern')
    await host.modal.getByText('Nothing was swapped.').waitFor()
    await host.modal.getByRole('button', { name: 'Swap 22 USDC' }).waitFor()
    expect([await held(usdc, brook.address), (await host.wallet('example.tern')).sent]).toEqual([before, []])
  })

  test('behavior: a wallet that cannot do it after all is asked for the approval, and then for the swap', async () => {
    const host = await openHost({ wallets: [atomic] })
    await host.reply('example.tern', 'wallet_sendCalls', { error: { code: 5760, message: 'Atomicity not supported' } })
    const before = await held(harbour, brook.address)
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '23' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Swap 23 USDC', /cannot do both at once/)
    await press(host, 'Approve 23 USDC', /^Approve in /)
    await host.approve('Tern')
    await host.modal.getByText('The approval is confirmed').waitFor()
    await press(host, 'Swap 23 USDC', /^Confirm in /)
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour, brook.address)) > before).toBe(true)
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(2)
  })

  test('behavior: a contract that no descriptor knows is said to be unknown', async () => {
    const host = await openHost({ wallets: [atomic], descriptors: [] })
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '24' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByText('No descriptor of this contract is known.').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })
})
