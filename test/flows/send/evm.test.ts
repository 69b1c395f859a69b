import { alice, carol, evmTokens, evmTollToken } from '@billfold/local-chains/evm/seed'
import { createPublicClient, erc20Abi, getAddress, http, parseEther, parseUnits } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'
import { confirm, fill } from './visit.js'

const openHost = useHost()
const chain = () => createPublicClient({ transport: http(inject('flows').chains[31_337]) })
const usdcOf = (address: `0x${string}`): Promise<bigint> =>
  chain().readContract({ address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] })

const balance = async (host: HostFlow): Promise<string | undefined> => (await host.snapshot()).account.balance

describe('sending on EVM', () => {
  test('default: the coin: filled in, reviewed, approved in the wallet, on the chain, and told', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const before = await chain().getBalance({ address: carol.address })
    await fill(host, { token: 'ETH', amount: '0.0123', to: carol.address })
    await confirm(host)
    await host.window('Tern').getByText('0.0123 ETH').waitFor()
    await host.approve('Tern')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await chain().getBalance({ address: carol.address })) - before).toBe(parseEther('0.0123'))
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(1)
  })

  test('behavior: a token', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const before = await usdcOf(carol.address)
    await fill(host, { token: 'USDC', amount: '1.5', to: getAddress(carol.address) })
    await confirm(host)
    await host.approve('Tern')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await usdcOf(carol.address)) - before).toBe(parseUnits('1.5', 6))
  })

  test('behavior: a payment link that names a token pays with it', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const before = await usdcOf(carol.address)
    await fill(host, { amount: '', to: `ethereum:${evmTokens.usdc.address}@31337/transfer?address=${carol.address}&uint256=2.25e6` })
    await host.modal.getByRole('button', { name: 'USDC' }).waitFor()
    await expect.poll(() => host.modal.getByLabel('Amount').inputValue()).toBe('2.25')
    await confirm(host)
    await host.approve('Tern')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await usdcOf(carol.address)) - before).toBe(parseUnits('2.25', 6))
  })

  test('behavior: a no in the wallet: nothing was sent, and it can be asked again', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await fill(host, { token: 'ETH', amount: '0.01', to: carol.address })
    await confirm(host)
    await host.reject('Tern')
    await host.modal.getByText('You declined the request in Tern.').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })

  test('behavior: what is sent stands in its block in the end, and the balance is another', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await fill(host, { token: 'ETH', amount: '0.01', to: carol.address })
    const before = await balance(host)
    await confirm(host)
    await host.approve('Tern')
    await host.modal.getByRole('heading', { name: 'Confirmed' }).waitFor()
    await host.modal.getByText('Transaction confirmed').waitFor()
    const [hash] = (await host.wallet('example.tern')).sent
    const { blockNumber } = await chain().getTransactionReceipt({ hash: hash as `0x${string}` })
    await host.modal.getByText(String(blockNumber), { exact: true }).waitFor()
    await host.modal.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => balance(host)).not.toBe(before)
    expect(before).toBeDefined()
  })

  test('behavior: a look-alike of whom was paid is halted: nobody is asked until both were compared', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await fill(host, { token: 'ETH', amount: '0.01', to: carol.address })
    await confirm(host)
    await host.approve('Tern')
    await host.modal.getByRole('heading', { name: 'Confirmed' }).waitFor()
    await host.modal.getByRole('button', { name: 'Done' }).click()
    const twin = `${carol.address.slice(0, 8)}${'5'.repeat(28)}${carol.address.slice(-6)}`.toLowerCase()
    await host.modal.getByRole('button', { name: 'Send', exact: true }).click()
    await host.modal.getByLabel('Amount').fill('0.01')
    await host.modal.getByLabel('To', { exact: true }).fill(twin)
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    await host.modal.getByRole('alert').filter({ hasText: 'This is not the address that you know' }).waitFor()
    await host.modal.getByText('at most').first().waitFor()
    expect(await host.modal.getByRole('button', { name: /^Send 0.01/ }).getAttribute('aria-disabled')).toBe('true')
    await expect.poll(async () => (await host.wallet('example.tern')).sent).toHaveLength(1)
    await host.modal.getByRole('checkbox', { name: 'I have compared it, and mean this receiver' }).check()
    await expect.poll(() => host.modal.getByRole('button', { name: /^Send 0.01/ }).getAttribute('aria-disabled')).toBeNull()
  })

  test('behavior: a host opens with a transfer: the visitor looks at it, and it resolves with the hash', async () => {
    const host = await openHost({ wallets: [{ name: 'Tern', rdns: 'example.tern', behavior: 'approve' }] })
    await host.open()
    await host.choose('Tern')
    await host.connected()
    const before = await usdcOf(carol.address)
    const transfer = {
      amount: '2.5',
      assetAddress: evmTokens.usdc.address,
      namespace: 'eip155',
      chainId: 31_337,
      to: carol.address,
    } as const
    await host.page.evaluate((send) => void window.flow?.handles[0]?.open({ arguments: { send } }), transfer)
    const field = host.modal.getByLabel('Amount')
    await expect.poll(() => field.inputValue()).toBe('2.5')
    expect(await field.isDisabled()).toBe(true)
    await confirm(host)
    await host.modal.getByText('Transaction started').waitFor()
    await expect.poll(() => usdcOf(carol.address)).toBe(before + parseUnits('2.5', 6))
  })

  test('behavior: a token that keeps a part of each transfer: the review tells what arrives, and that much does', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const toll = (): Promise<bigint> =>
      chain().readContract({ address: evmTollToken.address, abi: erc20Abi, functionName: 'balanceOf', args: [carol.address] })
    const before = await toll()
    const transfer = {
      amount: '20',
      assetAddress: evmTollToken.address,
      namespace: 'eip155',
      chainId: 31_337,
      to: carol.address,
    } as const
    await host.page.evaluate((send) => void window.flow?.handles[0]?.open({ arguments: { send } }), transfer)
    await expect.poll(() => host.modal.getByLabel('Amount').inputValue()).toBe('20')
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    await host.modal.getByText('The token keeps the rest').waitFor()
    await host.modal.getByText('18 TOLL').waitFor()
    await host.modal.getByRole('button', { name: 'Edit' }).click()
    await confirm(host)
    await host.approve('Tern')
    await host.modal.getByText('Transaction started').waitFor()
    expect((await toll()) - before).toBe(parseEther('18'))
  })

  test('behavior: Max leaves the fee, and all of it arrives', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await fill(host, { token: 'ETH', amount: '1', to: carol.address })
    await host.modal.getByRole('button', { name: 'Max' }).click()
    await host.modal.getByText('All but the fee').waitFor()
    const amount = parseEther(await host.modal.getByLabel('Amount').inputValue())
    const held = await chain().getBalance({ address: alice.address })
    expect(amount).toBeLessThan(held)
    expect(held - amount).toBeLessThan(parseEther('0.01'))
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    await host.modal.getByText('at most').first().waitFor()
  })
})
