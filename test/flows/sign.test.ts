import { alice, brook, evmChainIds } from '@billfold/local-chains/evm/seed'
import { stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, test } from 'vitest'

import { useHost } from './harness/use-host.js'

const openHost = useHost()
const message = 'I agree to berth at pier 7.'
const typed = {
  domain: { name: 'Harbour', version: '1', chainId: evmChainIds.harbourOne },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Berth: [
      { name: 'pier', type: 'uint256' },
      { name: 'boat', type: 'string' },
    ],
  },
  primaryType: 'Berth',
  message: { pier: 7, boat: 'Wren' },
} as const

describe('sign', () => {
  test('default: a message, signed by the account in use', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const asked = host.request('personal_sign', stringToHex(message), alice.address)
    await host.window('Tern').getByText(message).waitFor()
    await host.approve('Tern')
    const { result } = await asked
    expect(await verifyMessage({ address: alice.address, message, signature: result as `0x${string}` })).toBe(true)
  })

  test('default: typed data', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const asked = host.request('eth_signTypedData_v4', alice.address, JSON.stringify(typed))
    await host.approve('Tern')
    const { result } = await asked
    const { domain, primaryType, types } = typed
    const data = { domain, primaryType, types: { Berth: types.Berth }, message: { pier: 7n, boat: 'Wren' } }
    expect(await verifyTypedData({ ...data, address: alice.address, signature: result as `0x${string}` })).toBe(true)
  })

  test('behavior: a no is code 4001 for the app, and is not an error on the console', async () => {
    const host = await openHost()
    await host.connect('Tern')
    const asked = host.request('personal_sign', stringToHex(message), alice.address)
    await host.reject('Tern')
    expect(await asked).toMatchObject({ code: 4001 })
  })

  test('behavior: a request is asked for once, however long the wallet is silent', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.set('example.tern', { behavior: 'silent' })
    const asked = host.request('personal_sign', stringToHex(message), alice.address)
    await host.page.waitForTimeout(3_000)
    await host.answer('example.tern', 'approve')
    expect((await asked).result).toMatch(/^0x/)
    expect((await host.wallet('example.tern')).methods.filter((method) => method === 'personal_sign')).toHaveLength(1)
  })

  test('behavior: the account changes mid-way: the signature is that of the account that was asked for', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.set('example.tern', { behavior: 'silent' })
    const asked = host.request('personal_sign', stringToHex(message), alice.address)
    await host.asked('example.tern', 'personal_sign')
    await host.changeAccount('example.tern', brook.address)
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(brook.address)
    await host.answer('example.tern', 'approve')
    const { result } = await asked
    expect(await verifyMessage({ address: alice.address, message, signature: result as `0x${string}` })).toBe(true)
  })

  test('behavior: before anybody is connected it is refused with 4100', async () => {
    const host = await openHost()
    expect(await host.request('personal_sign', stringToHex(message), alice.address)).toMatchObject({ code: 4100 })
  })
})
