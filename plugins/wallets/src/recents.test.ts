import {
  type Kernel,
  type NetworkInput,
  type RecentWallet,
  type WalletList,
  createKernel,
  storedItems,
  walletListKey,
} from '@billfold/kernel'
import { type FakePorts, fakeClock, fakeConnector, fakePorts } from '@billfold/test/fakes'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wallets } from './manifest.js'
import { loadRegistry } from '@billfold/wallet-registry'

const ethereum: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}
const registry = await loadRegistry()
const idOf = (name: string): string => registry.find((wallet) => wallet.name === name)?.id ?? ''

interface Page {
  readonly kernel: Kernel
  readonly list: WalletList
  readonly ports: FakePorts
  stored(): readonly RecentWallet[] | undefined
}

/** A page on the day, with the registry loaded, where these wallets were used before. */
async function open(recent: readonly RecentWallet[] = [], now = Date.parse('2026-11-21')): Promise<Page> {
  const ports = fakePorts({ clock: fakeClock({ now }) })
  const kernel = createKernel(ports, [wallets()], { projectId: 'test', networks: [ethereum] })
  onTestFinished(() => kernel.destroy())
  const item = kernel.storage.item(storedItems['recent-wallets'])
  if (recent.length > 0) item.write(recent)
  const list = await kernel.load(walletListKey)
  await expect.poll(() => list.recommended).not.toEqual([])
  return { kernel, list, ports, stored: () => item.read() }
}

const names = ({ recent }: WalletList): readonly string[] => recent.map(({ name }) => name)

describe('wallets that were used last', () => {
  test('default: they are listed newest first, known by id or by rdns', async () => {
    const { list } = await open([{ id: idOf('Zerion') }, { id: 'io.metamask', rdns: 'io.metamask' }])
    await expect.poll(() => names(list)).toEqual(['Zerion', 'MetaMask'])
  })

  test('behavior: an id that was stored in other capitals is the same', async () => {
    const { list } = await open([{ id: 'IO.MetaMask', rdns: 'IO.MetaMask' }])
    await expect.poll(() => names(list)).toEqual(['MetaMask'])
  })

  test('behavior: one that nobody knows is left out', async () => {
    const { list } = await open([{ id: 'com.unheard-of', rdns: 'com.unheard-of' }])
    expect(names(list)).toEqual([])
  })

  test('behavior: a returning user of one that is over finds it, and when it ended', async () => {
    const { list } = await open([{ id: 'io.leapwallet.LeapWallet', rdns: 'io.leapwallet.LeapWallet' }, { id: idOf('Cosmostation') }])
    expect(list.recent.map(({ name, retired }) => ({ name, retired }))).toEqual([
      { name: 'Leap', retired: { since: '2026-05-28', wayOut: 'phrase', successor: 'Keplr' } },
      { name: 'Cosmostation', retired: { since: '2026-09-01', wayOut: 'phrase', successor: 'Keplr' } },
    ])
  })

  test('behavior: until its last day it is one like the others', async () => {
    const { list } = await open([{ id: 'io.leapwallet.LeapWallet', rdns: 'io.leapwallet.LeapWallet' }], Date.parse('2026-05-01'))
    expect(list.recent.filter(({ retired }) => retired !== undefined)).toEqual([])
  })
})

describe('remembering', () => {
  const connected = async (page: Page, options: Parameters<typeof fakeConnector>[0], isRestored = false): Promise<void> => {
    const connector = fakeConnector(options)
    page.kernel.connectors.add(connector)
    page.kernel.events.publish('connection:connected', {
      namespace: connector.namespace,
      connectorId: connector.id,
      method: 'browser',
      isRestored,
    })
    await page.ports.clock.settle()
  }

  test('behavior: a wallet that connects is stored by its id in the list and its rdns', async () => {
    const page = await open()
    await connected(page, { id: 'io.metamask', name: 'MetaMask', info: { rdns: 'io.metamask' } })
    expect(page.stored()).toEqual([{ id: idOf('MetaMask'), rdns: 'io.metamask' }])
    expect(names(page.list)).toEqual(['MetaMask'])
  })

  test('behavior: a wallet is known in the list by its rdns, whatever its case', async () => {
    const page = await open()
    await connected(page, { id: 'IO.MetaMask', name: 'Another name', info: { rdns: 'IO.MetaMask' } })
    expect(page.stored()).toEqual([{ id: idOf('MetaMask'), rdns: 'IO.MetaMask' }])
  })

  test('behavior: a wallet that the list does not know is stored by its connector', async () => {
    const page = await open()
    await connected(page, { id: 'org.new', name: 'New', info: { rdns: 'org.new' } })
    expect(page.stored()).toEqual([{ id: 'org.new', rdns: 'org.new' }])
  })

  test('behavior: recent wallets list capped at 2, newest first', async () => {
    const page = await open()
    for (const id of ['org.a', 'org.b', 'org.c']) await connected(page, { id, name: id })
    expect(page.stored()?.map(({ id }) => id)).toEqual(['org.c', 'org.b'])
  })

  test.each([
    ['a restored connection', { id: 'org.a', name: 'A' }, true],
    ['the embedded wallet', { id: 'ID_AUTH', name: 'Auth', type: 'AUTH' as const }, false],
    ['a pairing that nobody knows', { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' as const }, false],
  ])('behavior: %s is not', async (_, options, isRestored) => {
    const page = await open()
    await connected(page, options, isRestored)
    expect(page.stored()).toBeUndefined()
  })

  test('behavior: a wallet that was chosen for pairing is', async () => {
    const page = await open()
    const wallet = { id: idOf('Rainbow'), name: 'Rainbow', rdns: 'me.rainbow' }
    page.kernel.router.push('ConnectingWalletConnect', { wallet })
    await connected(page, { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
    expect(page.stored()).toEqual([{ id: wallet.id, rdns: wallet.rdns }])
  })
})
