import {
  type Kernel,
  type Key,
  type NameResolver,
  type PluginManifest,
  type TokenBalance,
  type TransferRequest,
  service,
} from '@billfold/kernel'
import {
  type ConnectedPageOptions,
  type FakeChainAdapterOptions,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { expect, onTestFinished } from 'vitest'
import { send } from '../src/manifest.js'
import { type SendStore, sendStoreKey } from '../src/send-store.js'

export const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
export const receiver = '0xde709f2102306220921060314715629080e2fb77'
const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })]
export const hash = `0x${'ab'.repeat(32)}`
const ether: TokenBalance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2_000, iconUrl: '' },
  quantity: { decimals: '18', numeric: '2' },
}
export const usdc: TokenBalance = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  quantity: { decimals: '6', numeric: '250.5' },
}

/** A page with sending at work. */
export interface SendPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: SendStore
  readonly wallet: ReturnType<typeof fakeWallet>
  readonly asked: readonly TransferRequest[]
  events(name: string): readonly string[]
}

export interface SendPageOptions extends Pick<ConnectedPageOptions, 'options' | 'plugins'> {
  readonly adapter?: FakeChainAdapterOptions
  readonly ports?: FakePorts
}

/** A plugin that knows names that end with `.test`. */
export function names(resolve: NameResolver['resolve']): PluginManifest {
  const resolver = 'names.test' as Key<NameResolver>
  return {
    id: 'feature.test-names',
    contract: 1,
    provides: [resolver],
    slots: [{ slot: 'name.resolvers', order: 10, item: { suffixes: ['.test'], resolver } }],
    load: () => Promise.resolve({ services: [service(resolver, {}, () => ({ resolve }))] }),
  }
}

/** A page with a connected wallet, the plugin at work, and a chain that takes what it is given. */
export async function sendPage({ adapter, ports = fakePorts(), options, plugins = [] }: SendPageOptions = {}): Promise<SendPage> {
  const asked: TransferRequest[] = []
  const chain = fakeChain('eip155', {
    isAddress: (text) => /^0x[0-9a-fA-F]{40}$/.test(text),
    tokens: async () => [ether, usdc],
    transfer: async (_, request) => (asked.push(request), hash),
    transferFee: async () => 21_000n,
    ...adapter,
  })
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const opened = await connectedPage({
    plugins: [chain, send(), ...plugins],
    connector: fakeConnector({ wallet }),
    networks,
    ports,
    ...(options && { options }),
  })
  onTestFinished(opened.end)
  const { kernel } = opened
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => recorded.push(event))
  const store = await kernel.load(sendStoreKey)
  store.askNamesBy((resolver) => kernel.load(resolver))
  await store.prepare()
  await expect.poll(async () => (await ports.clock.settle(1), store.tokens.isKnown), { interval: 5 }).toBe(true)
  return { kernel, ports, store, wallet, asked, events: (name) => recorded.filter((event) => event.startsWith(name)) }
}

/** Fills in the form; half an ether for somebody, unless told otherwise. */
export function fill(store: SendStore, { token = '', amount = '0.5', to = receiver } = {}): void {
  store.fillIn({ token, amount, to })
}

/** The page anew, with what sending has stored. */
export function afterReload({ storage, clock }: FakePorts): FakePorts {
  const ports = fakePorts()
  ports.clock.jump(clock.now() - ports.clock.now())
  // The ids of fakes are counted: those of the page before are taken.
  for (let id = 0; id < 1_000; id += 1) ports.uuid()
  for (const [key, value] of storage.data) if (key.includes('send.')) ports.storage.data.set(key, value)
  return ports
}

/** Approves; what waits for the clock goes on. */
export async function approve({ store, ports }: Pick<SendPage, 'store' | 'ports'>): ReturnType<SendStore['approve']> {
  const done = store.approve()
  const over = done.then(() => true)
  const tick = async (): Promise<boolean> => (await ports.clock.settle(20), false)
  for (let step = 0; step < 50; step += 1) if (await Promise.race([over, tick()])) break
  return done
}
