import { createKernel } from '@billfold/kernel'
import { fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeExtension } from '../../testing/fake-extension.js'
import { vera, wim } from '../../testing/keys.js'
import { payload } from '../../testing/session.js'
import { AddressFormats } from '../address/address-formats.js'
import { type PolkadotAccount, type PolkadotProvider, polkadotProviderKey } from '../contract.js'
import { polkadot } from '../manifest.js'
import { kusama, polkadot as mainnet } from '../networks/index.js'
import { fromHex } from '../signing/hex.js'
import { payloadBytes } from '../signing/payload-bytes.js'
import { isSignedMessage, multiSignature } from '../signing/verify.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function opened() {
  const page = fakePage()
  const wallet = fakeWallet({ accounts: [vera, wim].map(({ address }) => ({ address })), networkId: mainnet.caipNetworkId })
  page.leave('injectedWeb3', { harbour: fakeExtension(wallet) })
  const kernel = createKernel(fakePorts({ page }), [polkadot({ discovery: 'start' })], { projectId: 'test', networks: [mainnet, kusama] })
  ends.push(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.polkadot')
  const provider: PolkadotProvider = await kernel.load(polkadotProviderKey)
  const connect = async (): Promise<void> => {
    const [connector] = kernel.connectors.all
    expect((connector && (await kernel.connections.connect(connector)))?.status).toBe('connected')
  }
  return { kernel, wallet, provider, connect }
}

const signed = async (answer: Promise<{ readonly signature: string }>): Promise<Uint8Array> =>
  fromHex((await answer).signature) ?? new Uint8Array()
const text = 'Grüße 🌊'

describe('what hosts are given', () => {
  test('default: an extension that stays while wallets come and go', async () => {
    const { kernel, provider, connect } = await opened()
    const told: (readonly PolkadotAccount[])[] = []
    const undo = provider.accounts.subscribe((accounts) => told.push(accounts))
    await connect()
    expect(await provider.accounts.get()).toEqual([{ address: vera.address }, { address: wim.address }])
    await kernel.connections.disconnect()
    undo()
    await connect()
    expect(told.map(({ length }) => length)).toEqual([0, 2, 0])
  })

  test('behavior: to enable it opens the modal, and gives it once somebody is connected', async () => {
    const { kernel, provider, connect } = await opened()
    const answer = provider.enable('An app')
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    await connect()
    expect(await answer).toBe(provider)
  })

  test('behavior: who closes the modal has said no', async () => {
    const { kernel, provider } = await opened()
    const answer = provider.enable()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(answer).rejects.toMatchObject({ code: 'wallet/refused' })
  })

  test.each([text, '0x' + Buffer.from(text).toString('hex')])(
    'behavior: a message is signed by the account that is named: %s',
    async (data) => {
      const { provider, connect } = await opened()
      await connect()
      // Whoever shows an address in the letters of the network in use means the same account.
      const address = new AddressFormats().display(wim.address, mainnet.caipNetworkId)
      const signature = await signed(provider.signer.signRaw({ address, data, type: 'bytes' }))
      expect(isSignedMessage(wim.publicKey, new TextEncoder().encode(text), signature)).toBe(true)
    },
  )

  test('behavior: a transaction is signed as it was handed over, without leave to change it', async () => {
    const { provider, connect } = await opened()
    await connect()
    const signature = await signed(provider.signer.signPayload({ ...payload, withSignedTransaction: true }))
    expect(multiSignature(vera.publicKey, payloadBytes(payload), signature)).toEqual(signature)
  })

  test.each([
    [
      'an account that is not connected',
      { address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', data: 'hi' },
      'wallet/account-changed',
    ],
    ['a transaction as bytes, which nobody could read', { address: vera.address, data: '0x00', type: 'payload' }, 'wallet/invalid-request'],
    ['no message', { address: vera.address }, 'wallet/invalid-request'],
    ['no address', { data: 'hi' }, 'wallet/invalid-request'],
    ['nothing', undefined, 'wallet/invalid-request'],
  ])('behavior: %s is refused, and nobody is asked', async (_, request, code) => {
    const { wallet, provider, connect } = await opened()
    await connect()
    const asked = wallet.calls.length
    await expect(provider.signer.signRaw(request as never)).rejects.toMatchObject({ code })
    expect(wallet.calls).toHaveLength(asked)
  })

  test.each([
    ['for another network', { genesisHash: `0x${String(kusama.id)}${'0'.repeat(32)}` }, 'wallet/network-changed'],
    ['with a method that is no hex', { method: 'transfer' }, 'wallet/invalid-request'],
    ['without its extensions', { signedExtensions: undefined }, 'wallet/invalid-request'],
    ['with extensions that have no names', { signedExtensions: [7] }, 'wallet/invalid-request'],
    ['of another version', { version: 5 }, 'wallet/invalid-request'],
    ['with a mode that nobody knows', { mode: 7 }, 'wallet/invalid-request'],
    ['with an asset that is no hex', { assetId: 7 }, 'wallet/invalid-request'],
  ])('behavior: a transaction %s is refused, and nobody is asked', async (_, wrong, code) => {
    const { wallet, provider, connect } = await opened()
    await connect()
    const asked = wallet.calls.length
    await expect(provider.signer.signPayload({ ...payload, ...wrong })).rejects.toMatchObject({ code })
    expect(wallet.calls).toHaveLength(asked)
  })

  test('behavior: without a wallet nothing is signed', async () => {
    const { provider } = await opened()
    await expect(provider.signer.signRaw({ address: vera.address, data: text })).rejects.toMatchObject({ code: 'wallet/not-connected' })
  })
})
