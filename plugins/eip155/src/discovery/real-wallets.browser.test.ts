import { type ConnectOutcome, type Kernel, createKernel } from '@billfold/kernel'
import { type BrowserPorts, browserPorts } from '@billfold/kernel/browser'
import { type EvmWallet, type EvmWalletOptions, createEvmWallet } from '@billfold/test-wallets/evm'
import { announceProvider, createStore } from 'mipd'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { eip155 } from '../manifest.js'
import { defineEvmNetwork } from '../networks/index.js'

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const url = 'http://127.0.0.1:1'
const networks = [1, 2].map((id) => defineEvmNetwork({ id, name: `Network ${id}`, rpcUrls: [url] }))

const wallets: EvmWallet[] = []
const pages: { readonly kernel: Kernel; readonly ports: BrowserPorts }[] = []

/** A wallet with real keys in this page, with somebody in front of it who says yes. */
function walletNamed(name: string, options: Partial<EvmWalletOptions> = {}): EvmWallet {
  const rdns = `example.${name.toLowerCase()}`
  const wallet = createEvmWallet({ name, rdns, privateKeys: keys, chains: { 1: url, 2: url }, behavior: 'approve', ...options })
  wallets.push(wallet)
  return wallet
}

/** The page, loaded anew each time: what it stored stays. */
async function load(): Promise<Kernel> {
  const ports = browserPorts()
  const kernel = createKernel(ports, [eip155()], {
    projectId: 'p',
    networks,
    storagePrefix: 'real-wallets',
    features: { multiWallet: true },
  })
  pages.push({ kernel, ports })
  await kernel.start()
  return kernel
}

async function opened(): Promise<Kernel> {
  const kernel = await load()
  await kernel.modal.open()
  await kernel.plugins.activate('chain.eip155')
  return kernel
}

async function leave(): Promise<void> {
  for (const { kernel, ports } of pages.splice(0)) {
    await kernel.destroy()
    ports.dispose()
  }
}

async function connect(kernel: Kernel, id: string): Promise<ConnectOutcome['status'] | undefined> {
  const connector = kernel.connectors.byId(id)
  return connector && (await kernel.connections.connect(connector)).status
}

const account = (kernel: Kernel): ReturnType<Kernel['families']['account']> => kernel.families.account('eip155')

afterEach(async () => {
  await leave()
  for (const wallet of wallets.splice(0)) {
    wallet.forget()
    wallet.remove()
  }
  Reflect.deleteProperty(window, 'ethereum')
  localStorage.clear()
})

test('default: two announced wallets and a legacy one connect in a real browser, and one of them is disconnected', async () => {
  const [tern, gull] = [walletNamed('Tern'), walletNamed('Gull')]
  const skua = walletNamed('Skua', { isAnnounced: false, isLegacy: true })
  const kernel = await opened()
  expect(kernel.connectors.all.map(({ name }) => name)).toEqual(['Gull', 'Tern', 'Browser wallet'])
  for (const id of ['example.tern', 'example.gull', 'injected']) expect(await connect(kernel, id)).toBe('connected')
  await kernel.connections.disconnect({ namespace: 'eip155', connectorId: 'example.gull' })
  expect([tern, gull, skua].map(({ isPermitted }) => isPermitted)).toEqual([true, false, true])
  await leave()
  expect([tern, gull, skua].map(({ listeners }) => listeners)).toEqual([0, 0, 0])
})

test('behavior: a wallet that is announced and at window.ethereum is shown once', async () => {
  walletNamed('Tern', { isLegacy: true, flags: { isMetaMask: true } })
  const kernel = await opened()
  expect(kernel.connectors.all.map(({ name }) => name)).toEqual(['Tern'])
})

test('behavior: a library that nobody here wrote announces a wallet, and finds those that are found here', async () => {
  const gull = walletNamed('Gull')
  const { provider } = walletNamed('Tern', { isAnnounced: false })
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Tern',
    rdns: 'example.tern',
    icon: 'data:image/png;base64,AA==',
  } as const
  onTestFinished(announceProvider({ info, provider: provider as never }))
  const store = createStore()
  onTestFinished(() => store.destroy())
  const kernel = await opened()
  expect(await connect(kernel, 'example.tern')).toBe('connected')
  expect(account(kernel)?.address).toMatch(/^0x/)
  const ids = kernel.connectors.all.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(
    store
      .getProviders()
      .map((found) => found.info.rdns)
      .toSorted(),
  )
  expect(ids).toContain(gull.rdns)
})

test('behavior: a person says no, then yes', async () => {
  const tern = walletNamed('Tern', { behavior: 'reject' })
  const kernel = await opened()
  expect(await connect(kernel, 'example.tern')).toBe('refused')
  tern.behavior = 'approve'
  expect(await connect(kernel, 'example.tern')).toBe('connected')
})

test('behavior: a silent wallet is called off, and its late yes is given back', async () => {
  const tern = walletNamed('Tern', { behavior: 'ask' })
  const kernel = await opened()
  const attempt = connect(kernel, 'example.tern')
  await expect.poll(() => tern.questions.length).toBe(1)
  kernel.connections.cancel()
  expect(await attempt).toBe('cancelled')
  tern.answer('approve')
  await expect.poll(() => tern.requests.some(({ method }) => method === 'wallet_revokePermissions')).toBe(true)
  expect([account(kernel)?.status, tern.isPermitted, tern.listeners]).toEqual(['disconnected', false, 0])
})

test('behavior: a request that is open already is answered in the wallet, and goes on by itself', async () => {
  const tern = walletNamed('Tern', { behavior: 'ask' })
  const elsewhere = tern.provider.request({ method: 'eth_requestAccounts' })
  const kernel = await opened()
  tern.behavior = 'pending'
  expect(await connect(kernel, 'example.tern')).toBe('pending')
  tern.answer('approve')
  await elsewhere
  await expect.poll(() => account(kernel)?.address).toBe(tern.addresses[0])
})

test('behavior: after a reload it is still connected, without a prompt', async () => {
  const tern = walletNamed('Tern')
  expect(await connect(await opened(), 'example.tern')).toBe('connected')
  await leave()
  const kernel = await load()
  expect(account(kernel)).toMatchObject({ status: 'connected', address: tern.addresses[0] })
  expect(tern.prompts).toBe(1)
})

test('behavior: after a reload with a locked wallet it is not', async () => {
  const tern = walletNamed('Tern')
  await connect(await opened(), 'example.tern')
  await leave()
  tern.lock()
  expect(account(await load())?.status).toBe('disconnected')
})

test('behavior: another account, another network, a lock: the page follows', async () => {
  const tern = walletNamed('Tern')
  const kernel = await opened()
  await connect(kernel, 'example.tern')
  tern.changeAccount(tern.addresses[1] ?? '')
  await expect.poll(() => account(kernel)?.address).toBe(tern.addresses[1])
  tern.changeChain(2)
  await expect.poll(() => kernel.families.find('eip155')?.network?.caipNetworkId).toBe('eip155:2')
  tern.lock()
  await expect.poll(() => account(kernel)?.status).toBe('disconnected')
})

test('behavior: the person takes the permission back in the wallet', async () => {
  const tern = walletNamed('Tern')
  const kernel = await opened()
  await connect(kernel, 'example.tern')
  tern.revoke()
  await expect.poll(() => account(kernel)?.status).toBe('disconnected')
})

test('behavior: an impostor with the rdns of a connected wallet gets nothing', async () => {
  const tern = walletNamed('Tern')
  const kernel = await opened()
  await connect(kernel, 'example.tern')
  const impostor = walletNamed('Tern', { privateKeys: [keys[1]], storage: undefined })
  expect(kernel.connectors.all.map(({ name, doubt }) => [name, doubt])).toEqual([
    ['Tern', 'same-id'],
    ['Tern (example.tern)', 'same-id'],
  ])
  expect([account(kernel)?.address, impostor.requests]).toEqual([tern.addresses[0], []])
})
