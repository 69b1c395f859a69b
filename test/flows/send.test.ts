import { minedReceipt } from '@billfold/local-chains/evm'
import { alice, brook, carol, evmTokens } from '@billfold/local-chains/evm/seed'
import { createPublicClient, encodeFunctionData, erc20Abi, http, numberToHex, parseEther, parseUnits, verifyMessage } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import { useHost } from './harness/use-host.js'
import { tern } from './harness/wallets.js'

const openHost = useHost()
const chain = () => createPublicClient({ transport: http(inject('flows').chains[31_337]) })
const value = parseEther('0.01')

describe('send', () => {
  test('default: the app sends through its provider, and reads the receipt there', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const before = await chain().getBalance(carol)
    const asked = host.request('eth_sendTransaction', { from: alice.address, to: carol.address, value: numberToHex(value) })
    await host.window('Tern').getByText('0.01 ETH').waitFor()
    await host.approve('Tern')
    const { result: hash } = await asked
    expect((await host.wallet('example.tern')).sent).toEqual([hash])
    await expect
      .poll(async () => (await host.request('eth_getTransactionReceipt', hash)).result)
      .toMatchObject({ status: '0x1', transactionHash: hash })
    expect(await chain().getBalance(carol)).toBe(before + value)
  })

  test('behavior: a token that returns nothing moves too', async () => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'approve' }] })
    await host.open()
    await host.choose('Tern')
    await expect.poll(async () => (await host.snapshot()).account.status).toBe('connected')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [carol.address, parseUnits('1.5', 6)] })
    const { result: hash } = await host.request('eth_sendTransaction', { from: alice.address, to: evmTokens.usdt.address, data })
    const receipt = await minedReceipt(chain(), hash as string)
    expect(receipt.status).toBe('success')
  })

  test('behavior: a no is 4001, and nothing is sent', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const asked = host.request('eth_sendTransaction', { from: alice.address, to: carol.address, value: numberToHex(value) })
    await host.reject('Tern')
    expect(await asked).toMatchObject({ code: 4001 })
    expect((await host.wallet('example.tern')).sent).toEqual([])
  })

  test('behavior: what the chain refuses reaches the app once, and nothing is sent twice', async () => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'approve' }] })
    await host.open()
    await host.choose('Tern')
    await expect.poll(async () => (await host.snapshot()).account.status).toBe('connected')
    const answer = await host.request('eth_sendTransaction', {
      from: alice.address,
      to: carol.address,
      value: numberToHex(parseEther('1000000')),
    })
    expect(answer.result).toBeUndefined()
    expect(answer.message).toBeTypeOf('string')
    const { methods, sent } = await host.wallet('example.tern')
    expect([methods.filter((method) => method === 'eth_sendTransaction').length, sent.length]).toEqual([1, 0])
  })

  test('behavior: the account changes mid-way: it is sent by the one that was asked for', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.set('example.tern', { behavior: 'silent' })
    const asked = host.request('eth_sendTransaction', { from: alice.address, to: carol.address, value: numberToHex(value) })
    await host.asked('example.tern', 'eth_sendTransaction')
    await host.changeAccount('example.tern', brook.address)
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(brook.address)
    await host.answer('example.tern', 'approve')
    const { result: hash } = await asked
    const { from } = await chain().getTransaction({ hash: hash as `0x${string}` })
    expect(from.toLowerCase()).toBe(alice.address.toLowerCase())
    expect((await host.wallet('example.tern')).methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })
})

describe('programs of others, with the provider as it is', () => {
  test.each(['viem', 'ethers', 'web3', 'wagmi'])('behavior: %s connects, signs and sends', async (name) => {
    const host = await openHost({ wallets: [{ ...tern, behavior: 'approve' }] })
    await host.open()
    await host.choose('Tern')
    await expect.poll(async () => (await host.snapshot()).account.status).toBe('connected')
    const results = await host.page.evaluate(
      async ([client, to]) => {
        const { clients } = (await window.flow?.clients()) ?? {}
        const run = clients?.[client]
        const provider = await window.flow?.handles[0]?.getProvider('eip155')
        const url = window.flow?.config.nodes['eip155:31337'] ?? ''
        const local = {
          id: 31_337,
          name: 'Harbour One',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: [url] } },
        }
        return run?.({ provider: provider as never, chain: local, message: 'hello', to, value: 1_000n })
      },
      [name, carol.address] as const,
    )
    if (results === undefined) throw new Error(`There is no client ${name}`)
    expect(results.address.toLowerCase()).toBe(alice.address.toLowerCase())
    expect(await verifyMessage({ address: alice.address, message: 'hello', signature: results.signature as `0x${string}` })).toBe(true)
    const receipt = await minedReceipt(chain(), results.hash)
    expect([receipt.status, receipt.to]).toEqual(['success', carol.address.toLowerCase()])
  })
})
