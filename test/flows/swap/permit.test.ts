import { evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { allowed, held, openSwap, press } from './visit.js'

const openHost = useHost()
const { usdc, harbour } = evmTokens

describe('a token with permits (EIP-2612)', () => {
  test('default: who may take how much is said, signed for, and swapped in one transaction', async () => {
    const host = await openHost()
    const before = await held(harbour)
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '31' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByText('that the swap contract may take exactly 31 USDC, within 10 minutes').waitFor()
    const spender = host.modal.getByRole('listitem').filter({ hasText: 'May take the token' })
    expect((await spender.textContent())?.toLowerCase()).toContain(evmContracts.router.slice(-4).toLowerCase())
    await press(host, 'Swap 31 USDC', /^Sign in /)
    await host.window('Tern').getByText('"value": "31000000"').waitFor()
    await host.approve('Tern')
    await host.modal
      .getByText(/^Confirm in /)
      .first()
      .waitFor()
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour)) > before).toBe(true)
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(1)
    const { methods } = await host.wallet('example.tern')
    expect(methods.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1)
    expect(await allowed(usdc)).toBe(0n)
  })

  test('behavior: a no to the signature leaves everything where it is, and leads to the approval', async () => {
    const host = await openHost()
    await openSwap(host, { fromToken: 'USDC', toToken: 'HBR', amount: '32' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await press(host, 'Swap 32 USDC', /^Sign in /)
    await host.reject('Tern')
    await host.modal.getByText('You can approve the token instead').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
    await press(host, 'Approve 32 USDC', /^Approve in /)
    await host.reject('Tern')
    await host.modal.getByRole('button', { name: 'Approve 32 USDC' }).waitFor()
    expect([await allowed(usdc), (await host.wallet('example.tern')).sent]).toEqual([0n, []])
  })
})
