import { carol, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, erc20Abi, getAddress, http, parseEther, parseUnits } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import { useHost } from '../harness/use-host.js'
import { confirm, fill } from './visit.js'

const openHost = useHost()
const chain = () => createPublicClient({ transport: http(inject('flows').chains[31_337]) })
const usdcOf = (address: `0x${string}`): Promise<bigint> =>
  chain().readContract({ address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] })

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
    expect((await host.wallet('example.tern')).sent).toHaveLength(1)
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

  test('behavior: a no in the wallet: nothing was sent, and it can be asked again', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await fill(host, { token: 'ETH', amount: '0.01', to: carol.address })
    await confirm(host)
    await host.reject('Tern')
    await host.modal.getByText('You declined the request in Tern.').waitFor()
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })
})
