import { minedReceipt } from '@billfold/local-chains/evm'
import { alice, carol, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, encodeFunctionData, erc20Abi, http, maxUint256, parseUnits } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { pressArmed } from './harness/press-armed.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [carol.address, parseUnits('1.5', 6)] })
const toUsdc = (data: string): object => ({ from: alice.address, to: evmTokens.usdc.address, data })

async function connected(): Promise<HostFlow> {
  const host = await openHost({ hasPreviews: true })
  await host.connect('Tern')
  return host
}

const goOn = (host: HostFlow): Promise<void> => {
  const yes = host.modal.getByRole('button', { name: 'Continue in Tern' })
  return pressArmed(host, yes, () => yes.isHidden())
}

describe('what a host asks for, in words first', () => {
  test('default: a transfer of a token is read, meant, and approved in the wallet', async () => {
    const host = await connected()
    const asked = host.request('eth_sendTransaction', toUsdc(transfer))
    await host.modal.getByText('1.5 USDC').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
    await goOn(host)
    await host.approve('Tern')
    const { result: hash } = await asked
    const receipt = await minedReceipt(createPublicClient({ transport: http(inject('flows').chains[31_337]) }), hash as string)
    expect(receipt.status).toBe('success')
  })

  test('behavior: a no, and a closed modal, are 4001, and the wallet is not asked', async () => {
    const host = await connected()
    const asked = host.request('eth_sendTransaction', toUsdc(transfer))
    await host.modal.getByRole('button', { name: 'Reject' }).click()
    expect(await asked).toMatchObject({ code: 4001 })
    const again = host.request('eth_sendTransaction', toUsdc(transfer))
    await host.modal.getByText('1.5 USDC').waitFor()
    await host.page.keyboard.press('Escape')
    expect(await again).toMatchObject({ code: 4001 })
    expect((await host.wallet('example.tern')).methods).not.toContain('eth_sendTransaction')
  })

  test('behavior: leave to spend everything is called that, and what nobody knows is said to be unknown', async () => {
    const host = await connected()
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [evmContracts.router, maxUint256] })
    const asked = host.request('eth_sendTransaction', toUsdc(approval))
    await host.modal.getByText('All USDC').waitFor()
    await host.modal.getByRole('button', { name: 'Reject' }).click()
    await asked
    const unknown = host.request('eth_sendTransaction', { from: alice.address, to: evmContracts.router, data: '0xdeadbeef' })
    await host.modal.getByRole('alert').filter({ hasText: 'A call that nobody here can read' }).waitFor()
    await host.modal.getByRole('button', { name: 'Reject' }).click()
    expect(await unknown).toMatchObject({ code: 4001 })
  })
})
