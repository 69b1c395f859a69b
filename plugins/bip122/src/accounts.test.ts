import { type Kernel, createKernel } from '@billfold/kernel'
import { type FakePage, fakeClock, fakePage, fakePorts, fakeWallet, registerStandardWallet } from '@billfold/test/fakes'
import { base64, hex } from '@scure/base'
import { afterEach, describe, expect, test } from 'vitest'
import { satsFace, unisatFace } from '../testing/fake-bitcoin-wallets.js'
import { nils, olga, signAsSpend, signByKey } from '../testing/keys.js'
import { bitcoinProviderKey } from './contract.js'
import { bip122 } from './manifest.js'
import { bitcoin, bitcoinSignet, bitcoinTestnet } from './networks/index.js'
import { isSignedMessage } from './signing/verify-message.js'
import { readAccounts } from './wallets/accounts.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function opened(
  furnish: (page: FakePage) => void,
  networks: Parameters<typeof createKernel>[2]['networks'] = [bitcoin, bitcoinTestnet],
) {
  const page = fakePage()
  furnish(page)
  const clock = fakeClock()
  const kernel = createKernel(fakePorts({ page, clock }), [bip122({ discovery: 'start' })], { projectId: 'test', networks })
  ends.push(() => kernel.destroy())
  await kernel.start()
  await kernel.plugins.activate('chain.bip122')
  return { kernel, clock, page, provider: await kernel.load(bitcoinProviderKey) }
}

const named = (kernel: Kernel): readonly string[] => kernel.connectors.all.map(({ id, name }) => `${id} ${name}`)

async function connect(kernel: Kernel): Promise<string> {
  const [connector] = kernel.connectors.all
  const { status } = connector === undefined ? { status: 'not found' } : await kernel.connections.connect(connector)
  return status
}

const both = [{ address: nils.main.taproot }, { address: nils.main.segwit }]
const listed =
  (wallet = fakeWallet({ accounts: both, networkId: bitcoin.caipNetworkId })) =>
  (page: FakePage) => {
    page.leave('harbour', satsFace(wallet))
    page.leave('btc_providers', [{ id: 'harbour', name: 'Harbour' }])
  }

describe('accounts', () => {
  test('behavior: accounts are indexed payment 0, ordinal 1, whatever their order in the wallet', async () => {
    const wallet = fakeWallet({ accounts: both, networkId: bitcoin.caipNetworkId })
    const { kernel } = await opened(listed(wallet))
    expect(await connect(kernel)).toBe('connected')
    const family = kernel.families.get('bip122', 'test')
    const shown = (): readonly unknown[] => (family.session?.accounts ?? []).map(({ address, type }) => [address, type])
    const payment = [nils.main.segwit, 'payment']
    expect(shown()).toEqual([payment, [nils.main.taproot, 'ordinal']])
    expect(family.session?.accounts[0]?.publicKey).toBe(nils.publicKey)
    wallet.changeAccounts(...both.toReversed())
    expect([shown()[0], family.address]).toEqual([payment, nils.main.segwit])
  })

  test.each([
    ['that sats-connect asks', satsFace, 'harbour'],
    ['with the methods of UniSat', unisatFace, 'unisat'],
  ] as const)('behavior: a wallet %s has other addresses on another network: they are read anew', async (_, face, place) => {
    const wallet = fakeWallet({ accounts: [{ address: nils.main.segwit }], networkId: bitcoin.caipNetworkId })
    const { kernel, clock } = await opened((page) => {
      page.leave(place, face(wallet))
      if (place === 'harbour') page.leave('btc_providers', [{ id: place, name: 'Harbour' }])
    })
    await connect(kernel)
    // It tells of the network alone, as some do.
    Object.assign(wallet, { accounts: [{ address: nils.test.segwit }] })
    wallet.changeNetwork(bitcoinTestnet.caipNetworkId)
    const family = kernel.families.get('bip122', 'test')
    await expect.poll(() => (clock.advance(10), [family.address, family.network])).toEqual([nils.test.segwit, bitcoinTestnet])
  })

  test('behavior: its default account type is payment', () => {
    const slot = bip122().slots?.find((entry) => entry.slot === 'family.accounts')
    expect(slot?.item).toEqual({ namespace: 'bip122', types: ['payment', 'ordinal'], preferred: 'payment' })
  })

  test.each([
    [
      'purposes',
      [
        { address: nils.main.taproot, purpose: 'ordinals' },
        { address: nils.main.segwit, purpose: 'payment' },
      ],
      ['payment', 'ordinal'],
    ],
    [
      'kinds, as Leather names them',
      [
        { address: nils.main.segwit, type: 'p2wpkh' },
        { address: nils.main.taproot, type: 'p2tr' },
        { address: 'SP2…', type: 'stx' },
      ],
      ['payment', 'ordinal'],
    ],
    ['nothing', [nils.main.taproot, nils.main.segwit], [undefined, undefined]],
    [
      'accounts of Stacks too',
      [
        { address: nils.main.segwit, purpose: 'payment' },
        { address: nils.main.segwit, purpose: 'stacks' },
      ],
      ['payment'],
    ],
  ])('behavior: a wallet that names %s', (_, said, types) => expect(readAccounts(said)?.map(({ type }) => type)).toEqual(types))

  test('behavior: keys and paths are read as what they are, and nothing else is', () => {
    const bytes = hex.decode(nils.publicKey)
    expect(readAccounts([{ address: nils.main.segwit, publicKey: bytes, derivationPath: "m/84'/0'/0'/0/0" }])).toEqual([
      { address: nils.main.segwit, publicKey: nils.publicKey, path: "m/84'/0'/0'/0/0" },
    ])
    expect(readAccounts([{ address: nils.main.segwit, publicKey: '<b>', derivationPath: '../..' }])).toEqual([
      { address: nils.main.segwit },
    ])
    expect([readAccounts([{ address: 'SP2…' }]), readAccounts('bc1'), readAccounts([])]).toEqual([undefined, undefined, []])
  })
})

describe('discovery', () => {
  const wallet = (): object => unisatFace(fakeWallet({ accounts: [{ address: nils.main.segwit }], networkId: bitcoin.caipNetworkId }))

  test('behavior: who answers to the key of UniSat and carries the flag of another is not taken for it', async () => {
    const { kernel } = await opened((page) => {
      page.leave('unisat', { ...wallet(), isBitKeep: true })
      page.leave('bitkeep', { unisat: wallet() })
    })
    expect(named(kernel)).toEqual(['bitkeep.unisat Bitget Wallet'])
  })

  test('behavior: a wallet that a list and a key name is one row, and one that replaces another takes its place', async () => {
    const sats = (address: string): object => satsFace(fakeWallet({ accounts: [{ address }], networkId: bitcoin.caipNetworkId }))
    const { kernel, page } = await opened((at) => {
      at.leave('LeatherProvider', sats(nils.main.segwit))
      at.leave('btc_providers', [
        { id: 'LeatherProvider', name: 'Leather' },
        { id: 'LeatherProvider', name: 'Leather' },
      ])
    })
    expect(named(kernel)).toEqual(['LeatherProvider Leather'])
    page.leave('LeatherProvider', sats(olga.main.segwit))
    await kernel.modal.open()
    expect(named(kernel)).toEqual(['LeatherProvider Leather'])
    expect([await connect(kernel), kernel.families.find('bip122')?.address]).toEqual(['connected', olga.main.segwit])
  })

  test('behavior: a wallet that only takes the older method connects, and comes back as it was, without a prompt', async () => {
    const older = {
      async request(method: string) {
        if (method !== 'getAddresses') throw { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'not supported' } }
        const { publicKey, main } = nils
        const addresses = [
          { symbol: 'BTC', type: 'p2wpkh', address: main.segwit, publicKey },
          { symbol: 'BTC', type: 'p2tr', address: main.taproot, publicKey },
        ]
        return { jsonrpc: '2.0', id: 1, result: { addresses } }
      },
    }
    const { kernel } = await opened((page) => page.leave('LeatherProvider', older))
    expect([await connect(kernel), kernel.families.find('bip122')?.network]).toEqual(['connected', bitcoin])
    const [connector] = kernel.connectors.all
    const known = kernel.families.find('bip122')?.session?.accounts ?? []
    expect(known.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    expect(await connector?.reconnect?.({ network: bitcoin, signal: new AbortController().signal, known })).toMatchObject({
      accounts: known,
    })
  })
})

describe('wallets that speak in other ways', () => {
  const text = 'Grüße 🌊'
  const account = { address: nils.main.segwit, publicKey: nils.publicKey, purpose: 'payment' }

  test('behavior: Phantom, in bytes', async () => {
    const signMessage = async (_: string, message: Uint8Array) => ({
      signature: signAsSpend(nils, new TextDecoder().decode(message), 'segwit'),
    })
    const phantom = {
      bitcoin: { requestAccounts: async () => [account], signMessage, signPSBT: async () => undefined, on: () => undefined },
    }
    const { kernel, provider } = await opened((page) => page.leave('phantom', phantom))
    expect([named(kernel), await connect(kernel)]).toEqual([['phantom.bitcoin Phantom'], 'connected'])
    expect(await provider.signMessage({ message: text })).toMatchObject({ address: nils.main.segwit })
  })

  test('behavior: Magic Eden, by tokens', async () => {
    const asked: unknown[] = []
    const read = (token: string): { readonly message?: string } =>
      JSON.parse(
        new TextDecoder().decode(
          base64.decode(
            `${token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')}`.padEnd(
              Math.ceil((token.split('.')[1]?.length ?? 0) / 4) * 4,
              '=',
            ),
          ),
        ),
      )
    const magicEden = {
      bitcoin: {
        isMagicEden: true,
        connect: async (token: string) => (asked.push(read(token)), { addresses: [account] }),
        signMessage: async (token: string) => base64.encode(signByKey(nils, read(token).message ?? '')),
        signTransaction: async () => ({}),
      },
    }
    const { kernel, provider } = await opened((page) => page.leave('magicEden', magicEden))
    expect([named(kernel), await connect(kernel)]).toEqual([['magicEden.bitcoin Magic Eden'], 'connected'])
    expect(asked).toEqual([{ purposes: ['payment', 'ordinals'], network: { type: 'Mainnet' } }])
    expect(await provider.signMessage({ message: text })).toEqual({
      address: nils.main.segwit,
      signature: base64.encode(signByKey(nils, text)),
    })
  })

  const standard = (chains: readonly string[]): object => {
    const accounts = [{ address: nils.main.segwit, publicKey: hex.decode(nils.publicKey), chains, features: ['bitcoin:signMessage'] }]
    const signMessage = async ({ message }: { readonly message: Uint8Array }) => [
      { signedMessage: message, signature: signByKey(nils, new TextDecoder().decode(message)) },
    ]
    const features = {
      'bitcoin:connect': { version: '1.0.0', connect: async () => ({ accounts }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'bitcoin:signMessage': { version: '1.0.0', signMessage },
    }
    return { version: '1.0.0', name: 'Tide', icon: 'data:image/png;base64,AA==', chains, accounts, features }
  }

  test('behavior: a wallet of the Bitcoin Wallet Standard', async () => {
    const { kernel, provider } = await opened((page) => registerStandardWallet(page, standard(['bitcoin:mainnet'])))
    expect([named(kernel), await connect(kernel)]).toEqual([['Tide Tide'], 'connected'])
    expect(await provider.signMessage({ message: text })).toMatchObject({ signature: base64.encode(signByKey(nils, text)) })
  })

  test('behavior: a wallet of the standard must support a requested chain', async () => {
    const { kernel } = await opened((page) => registerStandardWallet(page, standard(['bitcoin:mainnet'])), [bitcoinSignet])
    expect(kernel.connectors.all[0]?.networkIds).toEqual([bitcoin.caipNetworkId])
    expect(await connect(kernel)).toBe('failed')
  })
})

describe('what hosts are given', () => {
  test('default: one object that stays, with the accounts of the wallet in use', async () => {
    const { kernel, provider } = await opened(listed())
    const told: unknown[] = []
    provider.on('accountsChanged', (now) => told.push(now))
    provider.on('networkChanged', (now) => told.push(now))
    expect([provider.address, provider.networkId]).toEqual([undefined, bitcoin.caipNetworkId])
    const asked = provider.getAccounts()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    await connect(kernel)
    const { publicKey, main } = nils
    expect(await asked).toEqual([
      { address: main.segwit, publicKey, purpose: 'payment', path: undefined },
      { address: main.taproot, publicKey, purpose: 'ordinal', path: undefined },
    ])
    expect(told).toEqual([[main.segwit, main.taproot]])
    await provider.disconnect()
    expect([provider.address, told.length]).toEqual([undefined, 2])
  })

  test('behavior: a message is signed by the account that is named, in the way that is named', async () => {
    const { kernel, provider } = await opened(listed())
    await connect(kernel)
    const message = 'Hello'
    const { address, signature } = await provider.signMessage({ message, address: nils.main.taproot })
    expect([address, isSignedMessage(address, message, base64.decode(signature))]).toEqual([nils.main.taproot, true])
    expect(await provider.signMessage({ message, protocol: 'bip322' })).toMatchObject({
      signature: base64.encode(signAsSpend(nils, message, 'segwit')),
    })
  })

  test.each([
    ['an account that is not connected', { message: 'Hello', address: olga.main.segwit }, 'wallet/account-changed'],
    ['no text', { message: 7 }, 'wallet/invalid-request'],
    ['nothing', undefined, 'wallet/invalid-request'],
  ])('behavior: %s is refused, and nobody is asked', async (_, given, code) => {
    const wallet = fakeWallet({ accounts: both, networkId: bitcoin.caipNetworkId })
    const { kernel, provider } = await opened(listed(wallet))
    await connect(kernel)
    await expect(provider.signMessage(given as never)).rejects.toMatchObject({ code })
    await expect(provider.signPsbt(given as never)).rejects.toMatchObject({ code })
    expect(wallet.calls.filter(({ method }) => method === 'sign')).toEqual([])
  })

  test('behavior: without a wallet nothing is signed, and to close the modal is to say no', async () => {
    const { kernel, provider } = await opened(listed())
    await expect(provider.signMessage({ message: 'Hello' })).rejects.toMatchObject({ code: 'wallet/not-connected' })
    const asked = provider.getAccounts()
    await expect.poll(() => kernel.modal.isOpen).toBe(true)
    kernel.modal.close()
    await expect(asked).rejects.toMatchObject({ code: 'wallet/refused' })
  })
})
