import { createKernel } from '@billfold/kernel'
import { type FakePage, fakePage, fakePorts, fakeWallet, registerStandardWallet } from '@billfold/test/fakes'
import { verifyPersonalMessageSignature } from '@mysten/sui/verify'
import type { Wallet } from '@mysten/wallet-standard'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeSuiWallet } from '../../testing/fake-sui-wallet.js'
import { ida, jon } from '../../testing/keys.js'
import { type SuiProvider, suiProviderKey } from '../contract.js'
import { sui } from '../manifest.js'
import { suiMainnetAndTestnet } from '../../testing/networks.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function opened() {
  const page: FakePage = fakePage()
  const wallet = fakeWallet({ accounts: [{ address: ida.toSuiAddress() }, { address: jon.toSuiAddress() }], networkId: 'sui:testnet' })
  registerStandardWallet(page, fakeSuiWallet(wallet))
  const kernel = createKernel(fakePorts({ page }), [sui({ discovery: 'start' })], { projectId: 'test', networks: suiMainnetAndTestnet })
  ends.push(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.sui')
  const provider: SuiProvider = await kernel.load(suiProviderKey)
  const connect = async (): Promise<void> => {
    const [connector] = kernel.connectors.all
    const outcome = connector && (await kernel.connections.connect(connector))
    expect(outcome?.status).toBe('connected')
  }
  return { kernel, wallet, provider, connect }
}

type Method = (input?: unknown) => Promise<Record<string, string>>
const feature = (provider: SuiProvider, name: `${string}:${string}`): Method => {
  const found = provider.features[name] as Record<string, Method>
  return found[name.split(':')[1] ?? ''] as Method
}
const message = new TextEncoder().encode('Grüße 🌊')

describe('what hosts are given', () => {
  test('default: a wallet by the Wallet Standard that stays while wallets come and go', async () => {
    const { kernel, provider, connect } = await opened()
    const told: unknown[] = []
    const events = provider.features['standard:events'] as { on(event: 'change', listener: (change: unknown) => void): () => void }
    events.on('change', (change) => told.push(change))
    const standard: Wallet = provider
    expect([standard.version, provider.accounts, provider.address]).toEqual(['1.0.0', [], undefined])
    await connect()
    expect(provider.accounts.map(({ address }) => address)).toEqual([ida.toSuiAddress(), jon.toSuiAddress()])
    expect(provider.accounts[0]).toMatchObject({ chains: ['sui:testnet'], publicKey: ida.getPublicKey().toRawBytes() })
    expect([provider.networkId, told.length]).toEqual(['sui:testnet', 1])
    await kernel.connections.disconnect()
    expect([provider.accounts, told.length]).toEqual([[], 2])
  })

  test('behavior: to connect opens the modal, and gives the accounts once somebody is connected', async () => {
    const { kernel, provider, connect } = await opened()
    expect(await feature(provider, 'standard:connect')({ silent: true })).toEqual({ accounts: [] })
    expect(kernel.modal.isOpen).toBe(false)
    const answer = feature(provider, 'standard:connect')()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    await connect()
    expect(await answer).toMatchObject({ accounts: [{ address: ida.toSuiAddress() }, { address: jon.toSuiAddress() }] })
  })

  test('behavior: who closes the modal has said no', async () => {
    const { kernel, provider } = await opened()
    const answer = feature(provider, 'standard:connect')()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(answer).rejects.toMatchObject({ code: 'wallet/refused' })
  })

  test('behavior: to disconnect ends the session', async () => {
    const { kernel, provider, connect } = await opened()
    await connect()
    await feature(provider, 'standard:disconnect')()
    expect(kernel.families.find('sui')?.session).toBeUndefined()
  })

  test('behavior: a message is signed by the account that is named', async () => {
    const { provider, connect } = await opened()
    await connect()
    for (const account of provider.accounts) {
      const { signature = '' } = await feature(provider, 'sui:signPersonalMessage')({ account, message, chain: 'sui:testnet' })
      expect((await verifyPersonalMessageSignature(message, signature)).toSuiAddress()).toBe(account.address)
    }
  })

  test.each([
    ['an account that is not connected', { account: { address: `0x${'1'.repeat(64)}` }, message }, 'wallet/account-changed'],
    ['another network', { message, chain: 'sui:mainnet' }, 'wallet/network-changed'],
    ['no bytes', { message: 'a text' }, 'wallet/invalid-request'],
    ['nothing', undefined, 'wallet/invalid-request'],
  ])('behavior: %s is refused, and nobody is asked', async (_, input, code) => {
    const { wallet, provider, connect } = await opened()
    await connect()
    const asked = wallet.calls.length
    await expect(feature(provider, 'sui:signPersonalMessage')(input)).rejects.toMatchObject({ code })
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([{}, { transaction: 'text' }, { transaction: { toJSON: async () => 7 } }])('behavior: %o is no transaction', async (input) => {
    const { provider, connect } = await opened()
    await connect()
    await expect(feature(provider, 'sui:signTransaction')(input)).rejects.toMatchObject({ code: 'wallet/invalid-request' })
    await expect(feature(provider, 'sui:signAndExecuteTransaction')(input)).rejects.toMatchObject({ code: 'wallet/invalid-request' })
  })

  test('behavior: without a wallet nothing is signed', async () => {
    const { provider } = await opened()
    await expect(feature(provider, 'sui:signPersonalMessage')({ message })).rejects.toMatchObject({ code: 'wallet/not-connected' })
  })
})
