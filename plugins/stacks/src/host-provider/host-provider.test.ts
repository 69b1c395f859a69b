import { createKernel } from '@billfold/kernel'
import { type FakeWallet, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { request } from '@stacks/connect'
import { verifyMessageSignatureRsv } from '@stacks/encryption'
import { Cl } from '@stacks/transactions'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeStacksWallet } from '../../testing/fake-stacks-wallet.js'
import { ada, bob } from '../../testing/keys.js'
import { stacksProviderKey } from '../contract.js'
import { stacks as family } from '../manifest.js'
import { stacks, stacksTestnet } from '../networks/index.js'

const open = new Set<() => Promise<void>>()
afterEach(async () => {
  for (const end of open) await end()
  open.clear()
})
/** A page with a wallet that is connected, and what the host's libraries talk to. */
async function page(wallet: FakeWallet = fakeWallet({ accounts: [{ address: ada.mainnet }], networkId: 'stacks:1' })) {
  const ports = fakePorts()
  const { provider: own, asked } = fakeStacksWallet(wallet)
  ports.page.leave('HarbourProvider', own)
  ports.page.leave('wbip_providers', [{ id: 'HarbourProvider', name: 'Harbour' }])
  const kernel = createKernel(ports, [family()], { projectId: 'p', networks: [stacks, stacksTestnet] })
  open.add(() => kernel.destroy())
  await kernel.start()
  const connect = async (): Promise<void> => {
    const connector = kernel.connectors.all.find(({ namespace }) => namespace === 'stacks')
    if (connector === undefined) throw new Error('No wallet is listed')
    await kernel.connections.connect(connector)
  }
  const provider = await kernel.load(stacksProviderKey)
  await kernel.modal.open()
  kernel.modal.close()
  return { kernel, ports, wallet, asked, provider, connect }
}

describe('the provider of a host', () => {
  test('default: the library of the field asks it, and the signature is one of the account', async () => {
    const { provider, connect } = await page()
    await connect()
    const options = { provider: provider as never, enableLocalStorage: false, persistWalletSelect: false }
    const { addresses } = await request(options, 'stx_getAddresses')
    expect(addresses).toEqual([{ symbol: 'STX', address: ada.mainnet, publicKey: ada.publicKey }])
    const { signature, publicKey } = await request(options, 'stx_signMessage', { message: 'hello' })
    expect([publicKey, verifyMessageSignatureRsv({ message: 'hello', publicKey, signature })]).toEqual([ada.publicKey, true])
  })

  test('behavior: opens the modal where nobody is connected, and answers when somebody is', async () => {
    const { kernel, provider, connect } = await page()
    const answer = provider.request('getAddresses')
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    await connect()
    expect((await answer).result).toMatchObject({ addresses: [{ address: ada.mainnet }] })
  })

  test('behavior: who closes the modal has said no', async () => {
    const { kernel, provider } = await page()
    const answer = provider.request('getAddresses')
    answer.catch(() => undefined)
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(answer).rejects.toMatchObject({ code: -32000 })
  })

  test('behavior: typed data, and transactions that the wallet sends', async () => {
    const { provider, connect, asked } = await page()
    await connect()
    const domain = Cl.tuple({ name: Cl.stringAscii('Harbour'), version: Cl.stringAscii('1'), 'chain-id': Cl.uint(1) })
    expect((await provider.request('stx_signStructuredMessage', { message: Cl.uint(1), domain })).result).toMatchObject({
      publicKey: ada.publicKey,
    })
    const call = { contract: `${bob.mainnet}.vault`, functionName: 'open', functionArgs: [], postConditions: ['00'] }
    expect((await provider.request('stx_callContract', call)).result).toEqual({ txid: '5e'.repeat(32) })
    expect((await provider.request('stx_transferStx', { recipient: bob.mainnet, amount: '1' })).result).toEqual({ txid: '5e'.repeat(32) })
    expect(asked.slice(-3)).toEqual(['stx_signStructuredMessage', 'stx_callContract', 'stx_transferStx'])
  })

  test.each<[string, string, Readonly<Record<string, unknown>>, number]>([
    ['a method that nobody knows', 'stx_getAccounts', {}, -32601],
    ['a method of Bitcoin', 'signPsbt', {}, -32601],
    ['no method', undefined as never, {}, -32600],
    ['another account', 'stx_signMessage', { message: 'hello', address: bob.mainnet }, -32001],
    ['another network', 'stx_signMessage', { message: 'hello', network: 'testnet' }, -32602],
    ['a receiver on the test network', 'stx_transferStx', { recipient: bob.testnet, amount: '1' }, -32602],
    ['a receiver of another family', 'stx_transferStx', { recipient: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: '1' }, -32602],
    ['a message that is none', 'stx_signMessage', { message: 1 }, -32602],
  ])('behavior: %s is refused, and the wallet is not asked', async (_, method, params, code) => {
    const { provider, connect, asked } = await page()
    await connect()
    const before = asked.length
    await expect(provider.request(method, params)).rejects.toMatchObject({ code })
    expect(asked).toHaveLength(before)
  })

  test('behavior: nobody connected is told by its code', async () => {
    const { provider } = await page()
    await expect(provider.request('stx_signMessage', { message: 'hello' })).rejects.toMatchObject({ code: -32002 })
    expect((await provider.request('stx_getNetworks')).result).toMatchObject({ active: 'mainnet' })
  })

  test('behavior: a no of the person is told by its code', async () => {
    const { provider, connect, wallet } = await page()
    await connect()
    wallet.behavior = 'refuse'
    await expect(provider.request('stx_signMessage', { message: 'hello' })).rejects.toMatchObject({ code: -32000 })
  })

  test('behavior: tells of another account and another network, until nobody listens', async () => {
    const { ports, provider, connect, wallet } = await page()
    const told: unknown[] = []
    const undo = [
      provider.listen('stx_accountChange', (now) => told.push(now)),
      provider.listen('stx_networkChange', (now) => told.push(now)),
    ]
    await connect()
    wallet.changeAccounts({ address: bob.mainnet })
    await ports.clock.settle(100)
    expect(told.at(-1)).toEqual([{ symbol: 'STX', address: bob.mainnet, publicKey: bob.publicKey }])
    wallet.changeNetwork('stacks:2147483648')
    await ports.clock.settle(100)
    expect(told).toContainEqual({ active: 'testnet', networks: [{ id: 'testnet', chainId: 2_147_483_648, transactionVersion: 0x80 }] })
    for (const step of undo) step()
    const count = told.length
    wallet.changeAccounts({ address: ada.mainnet })
    await ports.clock.settle(100)
    expect(told).toHaveLength(count)
  })
})
