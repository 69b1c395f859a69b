import { minedReceipt } from '@billfold/local-chains/evm'
import { alice, brook, evmChainIds } from '@billfold/local-chains/evm/seed'
import { createPublicClient, http, parseEther, stringToHex, toHex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import { firstChain, secondChain, usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()
const { harbourOne, harbourTwo } = evmChainIds

const berth = {
  domain: { name: 'Harbour', version: '1', chainId: harbourOne },
  types: { Berth: [{ name: 'pier', type: 'uint256' }] },
  primaryType: 'Berth',
  message: { pier: 7 },
} as const

describe('what a paired phone does', () => {
  test('default: it signs a message, and is asked once', async () => {
    const flow = await openPairing()
    await flow.connect()
    const { result } = await flow.host.request('personal_sign', stringToHex('hello'), alice.address)
    expect(await verifyMessage({ address: alice.address, message: 'hello', signature: result as `0x${string}` })).toBe(true)
    expect(flow.phone.requests).toEqual(['personal_sign'])
  })

  test('default: it signs typed data', async () => {
    const flow = await openPairing()
    await flow.connect()
    const types = { EIP712Domain: domainType, ...berth.types }
    const { result } = await flow.host.request('eth_signTypedData_v4', alice.address, JSON.stringify({ ...berth, types }))
    const signed = { ...berth, message: { pier: 7n }, address: alice.address, signature: result as `0x${string}` }
    expect(await verifyTypedData(signed)).toBe(true)
  })

  test('default: it sends, and the chain has the receipt', async () => {
    const flow = await openPairing()
    await flow.connect()
    const transaction = { from: alice.address, to: brook.address, value: toHex(parseEther('0.01')) }
    const { result } = await flow.host.request('eth_sendTransaction', transaction)
    const chain = createPublicClient({ transport: http(inject('flows').chains[harbourOne]) })
    const receipt = await minedReceipt(chain, result as string)
    expect(receipt).toMatchObject({ status: 'success', to: brook.address.toLowerCase() })
  })

  test('behavior: a no is code 4001 for the app, and is not an error on the console', async () => {
    const flow = await openPairing()
    await flow.connect()
    flow.phone.behavior = 'reject'
    expect(await flow.host.request('personal_sign', stringToHex('hello'), alice.address)).toMatchObject({ code: 4001 })
  })

  test('behavior: a chain switch is requested first; a wallet that reports an unknown chain is requested to add it', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.host.page.evaluate((id) => window.flow?.handles[0]?.switchNetwork(id), secondChain)
    await expect.poll(async () => (await flow.host.snapshot()).network?.name).toBe('Harbour Two')
    expect(flow.phone.requests.slice(0, 2)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    expect((await flow.host.request('eth_chainId')).result).toBe(toHex(harbourTwo))
  })

  test('behavior: what the phone tells of its chain and account is followed', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.phone.emit({ name: 'accountsChanged', data: [`${firstChain}:${brook.address}`] }, firstChain)
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(brook.address)
    await flow.phone.emit({ name: 'chainChanged', data: harbourTwo }, firstChain)
    await expect.poll(async () => (await flow.host.snapshot()).network?.name).toBe('Harbour Two')
  })

  test('behavior: it ends the session: the app is disconnected, and the session is gone on both sides', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.phone.disconnect()
    await expect.poll(async () => (await flow.host.snapshot()).account.status).toBe('disconnected')
    await flow.host.reload()
    await flow.host.ready()
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: the app disconnects: the phone knows', async () => {
    const flow = await openPairing()
    await flow.connect()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
    await expect.poll(() => flow.phone.sessions).toEqual([])
  })
})

const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
]
