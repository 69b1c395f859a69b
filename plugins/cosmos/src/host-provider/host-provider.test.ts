import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePorts, type FakeWallet, fakePage, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { SigningStargateClient } from '@cosmjs/stargate'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type FakeKeplrOptions, fakeKeplr, tellKeyChanges } from '../../testing/fake-keplr.js'
import { ida, jon } from '../../testing/keys.js'
import { type CosmosProvider, cosmosProviderKey } from '../contract.js'
import { cosmos } from '../manifest.js'
import { cosmosHub, osmosis } from '../networks/index.js'

interface Opened {
  readonly kernel: Kernel
  readonly wallet: FakeWallet
  readonly ports: FakePorts
  readonly provider: CosmosProvider
  connect(): Promise<void>
}

const [mine, theirs] = [ida.addressOn('cosmos'), jon.addressOn('cosmos')]
const send = {
  typeUrl: '/cosmos.bank.v1beta1.MsgSend',
  value: { fromAddress: mine, toAddress: theirs, amount: [{ denom: 'uatom', amount: '5' }] },
}
const fee = { amount: [{ denom: 'uatom', amount: '500' }], gas: '80000' }
const signerData = { accountNumber: 7n, sequence: 9, chainId: 'cosmoshub-4' }

async function opened(options: FakeKeplrOptions = {}): Promise<Opened> {
  const page = fakePage()
  const networkIds = ['cosmos:cosmoshub-4', 'cosmos:osmosis-1'] as const
  const wallet = fakeWallet({ accounts: [{ address: mine }], networkId: 'cosmos:cosmoshub-4', networkIds })
  tellKeyChanges(page, wallet)
  page.leave('keplr', fakeKeplr(wallet, options))
  const ports = fakePorts({ page })
  const kernel = createKernel(ports, [cosmos({ discovery: 'start' })], {
    projectId: 'test',
    networks: [cosmosHub, osmosis],
  })
  onTestFinished(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.cosmos')
  const provider = await kernel.load(cosmosProviderKey)
  const connect = async (): Promise<void> => {
    const [connector] = kernel.connectors.all
    const outcome = connector && (await kernel.connections.connect(connector))
    expect(outcome?.status).toBe('connected')
  }
  return { kernel, wallet, ports, provider, connect }
}

describe('what hosts are given', () => {
  test('default: one object that stays while wallets come and go, and tells of another account', async () => {
    const { kernel, wallet, ports, provider, connect } = await opened()
    let changes = 0
    provider.on('change', () => (changes += 1))
    expect([provider.address, provider.networkId]).toEqual([undefined, 'cosmos:cosmoshub-4'])
    await connect()
    expect([provider.address, changes]).toEqual([mine, 1])
    wallet.changeAccounts({ address: theirs })
    await ports.clock.settle(100)
    expect(provider.address).toBe(theirs)
    await kernel.connections.disconnect()
    expect([provider.address, changes]).toEqual([undefined, 3])
  })

  test('behavior: to enable opens the modal, and ends once somebody is connected', async () => {
    const { kernel, provider, connect } = await opened()
    const enabled = provider.enable()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    await connect()
    await expect(enabled).resolves.toBeUndefined()
  })

  test('behavior: who closes the modal has said no', async () => {
    const { kernel, provider } = await opened()
    const enabled = provider.enable()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(enabled).rejects.toMatchObject({ code: 'wallet/refused' })
  })

  test.each([
    ['as bytes', false],
    ['as Amino, for a Ledger', true],
  ])('default: the library signs a transaction %s through it', async (_, isLedger) => {
    const { provider, connect } = await opened({ isLedger })
    await connect()
    const signer = await provider.getOfflineSignerAuto('cosmoshub-4')
    const client = await SigningStargateClient.offline(signer)
    const { signatures, authInfoBytes } = await client.sign(mine, [send], fee, 'a memo', signerData)
    expect(signatures[0]).toHaveLength(64)
    expect(TxRaw.encode(TxRaw.fromPartial({ authInfoBytes, signatures })).finish().length).toBeGreaterThan(64)
    expect('signDirect' in signer).toBe(!isLedger)
  })

  test('default: a signer has the account of its own chain, whichever chain is in use', async () => {
    const { provider, connect } = await opened()
    await connect()
    const accounts = await provider.getOfflineSigner('osmosis-1').getAccounts()
    expect(accounts).toMatchObject([{ address: ida.addressOn('osmo'), algo: 'secp256k1', pubkey: ida.publicKey }])
  })

  test('default: a message is signed as ADR-36 has it', async () => {
    const { provider, connect } = await opened()
    await connect()
    await expect(provider.signArbitrary('cosmoshub-4', mine, 'hello')).resolves.toMatchObject({
      pub_key: { type: 'tendermint/PubKeySecp256k1' },
    })
    await expect(provider.signArbitrary('osmosis-1', ida.addressOn('osmo'), Uint8Array.from([1]))).resolves.toBeDefined()
  })

  const direct = { bodyBytes: Uint8Array.from([1]), authInfoBytes: Uint8Array.from([2]), chainId: 'cosmoshub-4', accountNumber: 7n }
  test.each<[string, string, (provider: CosmosProvider) => Promise<unknown>]>([
    ['an account that the wallet has not', 'wallet/account-changed', (it) => it.getOfflineSigner('cosmoshub-4').signDirect(theirs, direct)],
    ['a chain that the host has not named', 'wallet/unknown-network', (it) => it.getOfflineSigner('moss-1').getAccounts()],
    ['bytes for another chain', 'wallet/invalid-request', (it) => it.getOfflineSigner('osmosis-1').signDirect(mine, direct)],
    [
      'bytes that are none',
      'wallet/invalid-request',
      (it) => it.getOfflineSigner('cosmoshub-4').signDirect(mine, { ...direct, bodyBytes: 'x' as never }),
    ],
    [
      'an account number that is none',
      'wallet/invalid-request',
      (it) => it.getOfflineSigner('cosmoshub-4').signDirect(mine, { ...direct, accountNumber: -1n }),
    ],
    [
      'Amino for another chain',
      'wallet/invalid-request',
      (it) => it.getOfflineSigner('cosmoshub-4').signAmino(mine, { chain_id: 'osmosis-1' } as never),
    ],
    ['a message that is none', 'wallet/invalid-request', (it) => it.signArbitrary('cosmoshub-4', mine, 7 as never)],
  ])('behavior: %s is refused, and nobody is asked', async (_, code, request) => {
    const { wallet, provider, connect } = await opened()
    await connect()
    const { prompts } = wallet
    await expect(request(provider)).rejects.toMatchObject({ code })
    expect(wallet.prompts).toBe(prompts)
  })

  test('behavior: without a wallet nothing is signed', async () => {
    const { provider } = await opened()
    await expect(provider.getOfflineSignerAuto('cosmoshub-4')).rejects.toMatchObject({ code: 'wallet/not-connected' })
  })
})

describe('another network', () => {
  test('default: the account has the address that it has there', async () => {
    const { kernel, provider, connect } = await opened()
    await connect()
    await kernel.networkSwitch.switchTo('cosmos:osmosis-1')
    expect([provider.networkId, provider.address]).toEqual(['cosmos:osmosis-1', ida.addressOn('osmo')])
    await kernel.networkSwitch.switchTo('cosmos:cosmoshub-4')
    expect([provider.networkId, provider.address]).toEqual(['cosmos:cosmoshub-4', mine])
  })

  test('behavior: one that the person refuses leaves everything as it was', async () => {
    const { kernel, wallet, provider, connect } = await opened()
    await connect()
    wallet.behavior = 'refuse'
    expect(await kernel.networkSwitch.switchTo('cosmos:osmosis-1')).toMatchObject({ status: 'refused' })
    expect([provider.networkId, provider.address]).toEqual(['cosmos:cosmoshub-4', mine])
  })
})
