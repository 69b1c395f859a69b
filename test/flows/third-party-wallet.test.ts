import { minedReceipt } from '@billfold/local-chains/evm'
import { alice, brook, carol, evmChainIds } from '@billfold/local-chains/evm/seed'
import { Web3RequestKind as Kind, injectHeadlessWeb3Provider } from 'headless-web3-provider'
import { createPublicClient, http, numberToHex, parseEther, stringToHex, verifyTypedData } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()

const typed = {
  domain: { name: 'Harbour', chainId: evmChainIds.harbourOne },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Berth: [{ name: 'boat', type: 'string' }],
  },
  primaryType: 'Berth',
  message: { boat: 'Wren' },
} as const

type Wallet = Awaited<ReturnType<typeof injectHeadlessWeb3Provider>>

interface Visit {
  readonly host: HostFlow
  readonly wallet: Wallet
}

/** A page with a wallet that nobody here wrote. It announces itself by an id that is none, so that it is the one at window.ethereum. */
async function visit(): Promise<Visit> {
  const url = inject('flows').chains[evmChainIds.harbourOne] ?? ''
  let wallet: Wallet | undefined
  const host = await openHost({
    wallets: [],
    prepare: async (page) => {
      wallet = await injectHeadlessWeb3Provider(page, [alice.privateKey, brook.privateKey], evmChainIds.harbourOne, url)
    },
  })
  if (wallet === undefined) throw new Error('The wallet is not there')
  return { host, wallet }
}

async function connected(): Promise<Visit> {
  const { host, wallet } = await visit()
  await host.open()
  await host.choose('Browser wallet')
  await say('authorize', wallet, Kind.RequestAccounts)
  await expect.poll(addressIn(host)).toBe(alice.address.toLowerCase())
  await host.modal.waitFor({ state: 'detached' })
  return { host, wallet }
}

/** Waits until the wallet is asked, and answers. */
async function say(what: 'authorize' | 'reject', wallet: Wallet, kind: Kind): Promise<void> {
  await expect.poll(() => wallet.getPendingRequestCount(kind)).toBe(1)
  await wallet[what](kind)
}

/** It writes addresses without capitals. */
const addressIn = (host: HostFlow) => async (): Promise<string | undefined> => (await host.snapshot()).account.address

describe('a wallet that nobody here wrote', () => {
  test('default: connects as “Browser wallet”, once', async () => {
    const { host, wallet } = await visit()
    await host.open()
    await expect.poll(() => host.modal.getByRole('button', { name: /Browser wallet|Headless/ }).count()).toBe(1)
    await host.choose('Browser wallet')
    await say('authorize', wallet, Kind.RequestAccounts)
    await expect.poll(addressIn(host)).toBe(alice.address.toLowerCase())
    await host.modal.waitFor({ state: 'detached' })
    expect(wallet.getPendingRequestCount()).toBe(0)
  })

  test('behavior: its no to connecting is a no, and trying again works', async () => {
    const { host, wallet } = await visit()
    await host.open()
    await host.choose('Browser wallet')
    await say('reject', wallet, Kind.RequestAccounts)
    await host.modal.getByText('Connection rejected').first().waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await say('authorize', wallet, Kind.RequestAccounts)
    await expect.poll(addressIn(host)).toBe(alice.address.toLowerCase())
  })

  test('behavior: signs, and its no is 4001, though its codes get lost on the way', async () => {
    const { host, wallet } = await connected()
    const signed = host.request('eth_signTypedData_v4', alice.address, JSON.stringify(typed))
    await say('authorize', wallet, Kind.SignTypedDataV4)
    const signature = (await signed).result as `0x${string}`
    const { types, ...rest } = typed
    expect(await verifyTypedData({ ...rest, types: { Berth: types.Berth }, address: alice.address, signature })).toBe(true)
    const refused = host.request('personal_sign', stringToHex('hello'), alice.address)
    await say('reject', wallet, Kind.SignMessage)
    expect(await refused).toMatchObject({ code: 4001 })
    expect(wallet.getPendingRequestCount()).toBe(0)
  })

  test('behavior: sends once, and the receipt is read from the chain', async () => {
    const { host, wallet } = await connected()
    const chain = createPublicClient({ transport: http(inject('flows').chains[evmChainIds.harbourOne]) })
    const before = await chain.getBalance(carol)
    const value = parseEther('0.01')
    const sent = host.request('eth_sendTransaction', { from: alice.address, to: carol.address, value: numberToHex(value) })
    await say('authorize', wallet, Kind.SendTransaction)
    const { result: hash } = await sent
    expect((await minedReceipt(chain, hash as string)).status).toBe('success')
    expect(await chain.getBalance(carol)).toBe(before + value)
    expect(wallet.getPendingRequestCount()).toBe(0)
  })

  test('behavior: another account in it is another one here', async () => {
    const { host, wallet } = await connected()
    await wallet.changeAccounts([brook.privateKey])
    await expect.poll(addressIn(host)).toBe(brook.address.toLowerCase())
  })

  test('behavior: a network that it does not know ends in a sentence and not in waiting, and the old one stays', async () => {
    const { host, wallet } = await connected()
    const moved = host.request('wallet_switchEthereumChain', { chainId: numberToHex(evmChainIds.harbourTwo) })
    await say('authorize', wallet, Kind.SwitchEthereumChain)
    expect(await moved).toMatchObject({ message: expect.stringMatching(/\w/) })
    expect((await host.snapshot()).network?.id).toBe(evmChainIds.harbourOne)
  })
})
