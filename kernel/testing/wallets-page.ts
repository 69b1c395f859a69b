import type { ChainAdapter, ChainNamespace, Connector, FamilyAccounts, Network, ViewName } from '@billfold/kernel'
import { type FakePorts, fakeChainAdapter, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { type AnyEvent, EventBus } from '../src/core/events/bus.js'
import { type WalletCore, type WalletCoreNeeds, createWalletCore } from '../src/wallets/state/create-wallet-core.js'
import { WalletEngine } from '../src/wallets/engine/engine.js'
import type { ModalPort } from '../src/wallets/state/modal-port.js'
import { Log } from '../src/core/log/log.js'
import { KernelStorage } from '../src/core/storage/kernel-storage.js'
import { walletItems } from '../src/wallets/state/stored-items.js'

export interface WalletsPageOptions extends Partial<WalletCoreNeeds['options']> {
  readonly ports?: FakePorts
  readonly connectors?: readonly Connector[]
  /** Statements of the families' plugins about their accounts; absent, as those of EVM and Bitcoin. */
  readonly accounts?: readonly FamilyAccounts[]
  readonly adapters?: readonly ChainAdapter[]
  readonly multiWallet?: boolean
  /** Loads the code of the engine; absent, it is there from the start, as on a page that stands for a while. */
  readonly loadEngine?: WalletCoreNeeds['loadEngine']
  /** Loads the adapter of a family; absent means at once. */
  readonly loadAdapter?: (namespace: ChainNamespace) => Promise<ChainAdapter | undefined>
}

/** A page with the chains of a kernel and nothing else: what it told, showed and stored is there to be looked at. */
export interface WalletsPage extends WalletCore {
  readonly ports: FakePorts
  readonly storage: KernelStorage
  readonly bus: EventBus
  readonly events: AnyEvent[]
  readonly modal: FakeModal
  readonly settings: { multiWallet: boolean }
  names(): readonly string[]
  of(name: AnyEvent['name']): readonly unknown[]
  /** The names under which analytics were recorded. */
  recorded(): readonly string[]
  stored(key: string): unknown
  /** The stored connector of each family that has one. */
  storedConnectors(): Readonly<Record<string, string>>
}

/** A modal that only remembers what was asked of it. */
export interface FakeModal extends ModalPort {
  readonly calls: (readonly [string, ...unknown[]])[]
  current: ViewName | undefined
}

export const networks: readonly Network[] = [
  fakeNetwork('eip155', { id: 1 }),
  fakeNetwork('eip155', { id: 10 }),
  fakeNetwork('solana', { id: 'main', deprecatedCaipNetworkId: 'solana:old' }),
  fakeNetwork('bip122', { id: 'main' }),
]

const accounts: readonly FamilyAccounts[] = [
  { namespace: 'eip155', preferred: 'smartAccount' },
  { namespace: 'bip122', types: ['payment', 'ordinal'], preferred: 'payment' },
]

export async function walletsPage(options: WalletsPageOptions = {}): Promise<WalletsPage> {
  const page = freshPage(options)
  if (options.loadEngine === undefined) await page.engine.load()
  return page
}

/** The same page, whose engine is still to be loaded. */
export function freshPage(options: WalletsPageOptions = {}): WalletsPage {
  const ports = options.ports ?? fakePorts()
  const requested = options.networks ?? networks
  const log = new Log(ports.log, 'debug')
  const storage = new KernelStorage({ ports, log, items: walletItems })
  const bus = new EventBus((error) => log.error('listener', error))
  const events: AnyEvent[] = []
  bus.onAny((event) => void events.push(event))
  const modal = fakeShell()
  const settings = { multiWallet: options.multiWallet ?? false }
  const adapters = options.adapters ?? [...new Set(requested.map(({ chainNamespace }) => chainNamespace))].map((ns) => fakeChainAdapter(ns))
  const adapterOf = (namespace: ChainNamespace): ChainAdapter | undefined => adapters.find((adapter) => adapter.namespace === namespace)
  const area = createWalletCore({
    ports,
    options: {
      reconnect: true,
      networkSwitch: true,
      allowUnsupportedNetwork: false,
      defaultAccountTypes: {},
      ...options,
      networks: requested,
    },
    storage,
    log,
    publish: (name, payload) => bus.publish(name, payload),
    adapters: {
      isProvided: (ns) => adapterOf(ns) !== undefined,
      has: (ns) => adapterOf(ns) !== undefined,
      find: adapterOf,
      load: options.loadAdapter ?? (async (ns) => adapterOf(ns)),
    },
    modal,
    accountsOf: (namespace) => (options.accounts ?? accounts).find((entry) => entry.namespace === namespace),
    isMultiWallet: () => settings.multiWallet,
    loadEngine: options.loadEngine ?? (async () => WalletEngine),
  })
  for (const connector of options.connectors ?? []) area.connectors.add(connector)
  const of = (name: AnyEvent['name']): readonly unknown[] => events.filter((event) => event.name === name).map(({ payload }) => payload)
  const stored = (key: string): unknown => {
    const text = ports.storage.data.get(`billfold/default/${key}`)
    return text === undefined ? undefined : (JSON.parse(text) as { value: unknown }).value
  }
  return {
    ...area,
    ports,
    storage,
    bus,
    events,
    modal,
    settings,
    names: () => events.map(({ name }) => name),
    of,
    recorded: () => of('analytics:recorded').map((payload) => (payload as { event: string }).event),
    stored,
    storedConnectors: () => {
      const entries = Object.entries((stored('connected-connectors') ?? {}) as Record<string, { id?: string }>)
      return Object.fromEntries(entries.flatMap(([namespace, { id }]) => (id === undefined ? [] : [[namespace, id]])))
    },
    dispose: () => {
      area.dispose()
      storage.dispose()
    },
  }
}

function fakeShell(): FakeModal {
  const calls: FakeModal['calls'] = []
  const modal: FakeModal = {
    calls,
    current: undefined,
    view: () => modal.current,
    show: (view, ...args) => {
      modal.current = view
      calls.push(['show', view, ...args])
    },
    back: () => void calls.push(['back']),
    close: () => {
      modal.current = undefined
      calls.push(['close'])
    },
    tell: (message) => void calls.push(['tell', message]),
    alert: (code, detail) => void calls.push(['alert', code, detail]),
  }
  return modal
}
