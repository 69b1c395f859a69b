import { alice, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, erc20Abi, http } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'
import { tern } from '../harness/wallets.js'

const openHost = useHost()
const { usdc, usdt, harbour } = evmTokens
const chain = () => createPublicClient({ transport: http(inject('flows').chains[31_337]) })

function held(token: { readonly address: `0x${string}` }): Promise<bigint> {
  return chain().readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [alice.address] })
}

function allowed(token: { readonly address: `0x${string}` }): Promise<bigint> {
  return chain().readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [alice.address, evmContracts.router],
  })
}

async function openSwap(
  host: HostFlow,
  swap: { readonly fromToken: string; readonly toToken: string; readonly amount: string },
): Promise<void> {
  await host.connect('Tern')
  await host.page.evaluate((given) => void window.flow?.handles[0]?.open({ arguments: { swap: given } }), swap)
  await host.modal.getByRole('heading', { name: 'Swap' }).waitFor()
}

describe('swap', () => {
  test('default: a coin for a token: quoted, tried, approved in the wallet, and received to the unit', async () => {
    const host = await openHost()
    await openSwap(host, { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByText('The network has tried it').waitFor()
    const before = await held(usdc)
    await host.modal.getByRole('button', { name: 'Swap 0.5 ETH' }).click()
    await host.window('Tern').getByText('0.5 ETH').first().waitFor()
    await host.approve('Tern')
    await expect.poll(async () => (await held(usdc)) - before).toBeGreaterThan(1_400_000_000n)
    expect((await host.wallet('example.tern')).sent).toHaveLength(1)
  })

  test('behavior: a token is approved for exactly the amount, and swapped then', async () => {
    const host = await openHost()
    const before = await held(harbour)
    await openSwap(host, { fromToken: 'USDT', toToken: 'HBR', amount: '40' })
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByRole('button', { name: 'Approve 40 USDT' }).click()
    await host.approve('Tern')
    await host.modal.getByText('The approval is on the network').waitFor()
    expect(await allowed(usdt)).toBe(40_000_000n)
    await host.modal.getByRole('button', { name: 'Swap 40 USDT' }).click()
    await host.approve('Tern')
    await expect.poll(async () => (await held(harbour)) > before).toBe(true)
    expect(await allowed(usdt)).toBe(0n)
    expect((await host.wallet('example.tern')).sent).toHaveLength(2)
  })

  test('behavior: a no leaves everything where it is, and it goes on from there', async () => {
    const host = await openHost()
    await openSwap(host, { fromToken: 'ETH', toToken: 'HBR', amount: '0.01' })
    const before = await held(harbour)
    await host.modal.getByRole('button', { name: 'Review swap' }).click()
    await host.modal.getByRole('button', { name: 'Swap 0.01 ETH' }).click()
    await host.reject('Tern')
    await host.modal.getByText('Nothing was swapped.').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
    await host.modal.getByRole('button', { name: 'Swap 0.01 ETH' }).click()
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
