/** Each check is broken once: a check that cannot go red proves nothing. */
import {
  type ChainAdapter,
  type Connector,
  type PluginManifest,
  type PluginRuntime,
  type Key,
  chainAdapter,
  service,
  keyFor,
  kernelKey,
} from '@billfold/kernel'
import { type FakeWallet, fakeChain, fakeChainAdapter, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { PluginSetup } from './bench.js'
import { adapterUseChecks } from './adapter-use-checks.js'
import { chainAdapterChecks } from './chain-adapter-checks.js'
import type { ChainAdapterSetup } from './chain-adapter-setup.js'
import type { Check } from './check.js'
import { connectorLifeChecks } from './connector-life-checks.js'
import { connectorChecks } from './connector-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { featureChecks } from './feature-checks.js'
import { lifeChecks } from './life-checks.js'
import { pluginChecks } from './plugin-checks.js'

/** The name of a check, what a plugin does wrong, and what the check then says. */
type Planted<S> = readonly [name: string, setup: () => S, says: RegExp]

const id = 'feature.planted'
const view = 'WalletSend'

function plugin(manifest: Partial<PluginManifest>, runtime: PluginRuntime = {}): PluginSetup {
  return { manifest: { id, contract: 1, load: () => Promise.resolve(runtime), ...manifest } }
}

function started(start: NonNullable<PluginRuntime['start']>, manifest: Partial<PluginManifest> = {}): PluginSetup {
  return plugin(manifest, { start })
}

function everySecondTime(): NonNullable<PluginRuntime['start']> {
  let starts = 0
  return () => {
    if (++starts === 2) throw new Error('not twice')
  }
}

/** A schema that takes whatever comes, as a careless plugin has one. */
const anything = { kind: 'schema', async: false, '~run': (dataset: object) => Object.assign(dataset, { typed: true }) } as never

const key = 'planted.key' as Key<{ readonly word: string }>
/** Says to use something, and cannot be without it. */
const needy: PluginRuntime['start'] = (scope) => {
  if (scope.find(key) === undefined) throw new Error('cannot be without')
}

/** Words that do not shrink when they are packed. */
const noise = Array.from({ length: 2_000 }, (_, index) =>
  Math.sin(index + 1)
    .toString(36)
    .slice(4, 8),
).join('')

const pluginViolations: readonly Planted<PluginSetup>[] = [
  ['manifest: is plain data and one load()', () => plugin({ version: new Date() as never }), /manifest\.version is not a plain object/],
  ['manifest: weighs at most 1 kB on the host page', () => plugin({ version: noise }), /it weighs \d+ bytes/],
  ['manifest: its views, slots and keys belong to it once', () => plugin({ provides: [key, key] }), /'planted.key' is named twice/],
  ['manifest: fits the kernel', () => plugin({ contract: 99 }), /it is refused: .*contract 99/],
  [
    'slots: its entries stand there before its code',
    () => plugin({ slots: [{ slot: 'account.actions', order: 1, item: { id: 'x' } as never }] }),
    /nothing of it stands in account.actions/,
  ],
  [
    'loading: its code stays away until something of it is used',
    () => ({ ...plugin({ provides: [key] }, { services: [service(key, {}, () => ({ word: '' }))] }), others: [greedy] }),
    /loaded although nobody used it/,
  ],
  ['loading: brings everything that the manifest promised', () => plugin({ provides: [key] }), /planted.key/],
  ['loading: can be unloaded and loaded again', () => started(everySecondTime()), /not twice/],
  ['loading: runs without what it only uses', () => ({ ...started(needy, { uses: [key] }), others: [provider] }), /cannot be without/],
  ['loading: runs in two kernels of one page', () => started(everySecondTime()), /not twice/],
  [
    'reach: asks no service by itself',
    () => ({
      ...started(
        (scope) =>
          void scope
            .get(kernelKey('http'))
            .endpoint('wallet')
            ?.get('/asked', { schema: anything })
            .catch(() => undefined),
        {
          reaches: [{ endpoint: 'wallet' }],
        },
      ),
      options: { endpoints: { wallet: 'https://wallet.example' } },
    }),
    /it asked for https:\/\/wallet.example\/asked/,
  ],
  [
    'reach: asks nobody behind the back of the kernel',
    () => started(() => void fetch('https://secret.example').catch(() => undefined)),
    /it asked for https:\/\/secret.example/,
  ],
  ['import: leaves no mark on the page', () => started(() => void Reflect.set(globalThis, 'planted', true)), /it added planted/],
  [
    'storage: starts with junk where it stored something',
    () =>
      started(
        (scope) => {
          const [first] = scope.get(kernelKey('storage')).item({ key: 'recent-wallets', version: 1, schema: anything }).read() ?? []
          first?.id.toUpperCase()
        },
        { reaches: [{ stored: 'recent-wallets' }] },
      ),
    /failed to start/,
  ],
  [
    'teardown: holds nothing after it was unloaded',
    () => started(() => void setTimeout(() => undefined, 60_000).unref()),
    /1 timers of its own still wait/,
  ],
  [
    'teardown: undoes everything without failing',
    () =>
      started((scope) =>
        scope.onStop(() => {
          throw new Error('cannot let go')
        }),
      ),
    /failed to undo something/,
  ],
]

const greedy: PluginManifest = { id: 'feature.greedy', contract: 1, requires: [key], loadOn: ['start'], load: () => Promise.resolve({}) }
const provider: PluginManifest = {
  id: 'feature.provider',
  contract: 1,
  provides: [key],
  load: () => Promise.resolve({ services: [service(key, {}, () => ({ word: 'there' }))] }),
}

const featureViolations: readonly Planted<PluginSetup>[] = [
  ['switch: takes part when the host says so', () => plugin({ feature: 'payments' }), /Turn 'payments' on/],
  [
    'views: each one that it promises is there when somebody asks for it',
    () => plugin({ views: [view] }, { views: { [view]: { component: undefined } } }),
    /WalletSend/,
  ],
  [
    'views: an entry of it opens only views that somebody serves',
    () => plugin({ slots: [{ slot: 'account.actions', order: 1, item: { id: 'x', label: 'X', icon: 'info', view: 'Nowhere' as never } }] }),
    /opens Nowhere/,
  ],
]

function connecting(change: (sound: Connector, wallet: FakeWallet) => Partial<Connector>, start?: PluginRuntime['start']): ConnectorSetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'eip155:1' })
  const sound = fakeConnector({ wallet })
  const connector = { ...sound, ...change(sound, wallet) }
  const add: PluginRuntime['start'] = (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(connector))
  return {
    ...plugin({ id: 'connector.planted', namespaces: ['eip155'], loadOn: ['namespace:eip155'] }, { start: start ?? add }),
    others: [fakeChain('eip155', { isAddress: (address) => address.startsWith('0x') })],
    wallet,
    otherAddress: '0xb',
  }
}

const unwatched = (sound: Connector): Partial<Connector> => ({
  connect: async (request) => ({ ...(await sound.connect(request)), watch: () => () => undefined }),
})

let sticky: Connector
const connectorViolations: readonly Planted<ConnectorSetup>[] = [
  ['connector: says what it is', () => connecting(() => ({ name: '' })), /must be words/],
  [
    'connector: is gone when the plugin is unloaded',
    () =>
      connecting(
        (sound) => ((sticky = sound), {}),
        (scope) => void scope.get(kernelKey('connectors')).add(sticky),
      ),
    /still on the list/,
  ],
  [
    'connect: shows the account and the network of the wallet',
    () => connecting((sound) => ({ connect: async (request) => ({ ...(await sound.connect(request)), networkId: 'eip155:2' }) })),
    /the kernel is on eip155:2/,
  ],
  [
    'connect: a no of the person is a refusal, and nothing else',
    () => connecting((_, { provider: { request } }) => ({ connect: () => request({ method: 'connect' }) as never })),
    /a no ended as failed/,
  ],
  ['connect: works after a no', () => connecting(oneTry), /a second try does not connect/],
  [
    'connect: a failing wallet fails, and can be tried again',
    () => connecting(() => ({ connect: () => Promise.resolve({ accounts: [{ address: '0xa' }], provider: {} }) })),
    /a failure ended as connected/,
  ],
  [
    'connect: a yes that comes after it was called off is given back',
    () => connecting(() => ({ disconnect: () => Promise.resolve() })),
    /still believes to be connected/,
  ],
  [
    'connect: a wallet that answers twice is connected once',
    () =>
      connecting((sound, { provider: { on } }) => ({
        connect: async (request) => ({
          ...(await sound.connect(request)),
          watch: (listener) => on('accounts', () => listener.disconnected('confused')),
        }),
      })),
    /disconnected after the second answer/,
  ],
  [
    'connect: null from the wallet is no account',
    () =>
      connecting((sound) => ({
        connect: async (request) => ({ ...(await sound.connect(request)), accounts: [{ address: '0xmade-up' }], networkId: 'eip155:1' }),
      })),
    /with the address 0xmade-up/,
  ],
  ['events: follows the account', () => connecting(unwatched), /the wallet 0xb/],
  ['events: follows the network', () => connecting(unwatched), /the wallet on eip155:2/],
  ['events: a lock by the wallet ends the connection', () => connecting(unwatched), /the family is connected/],
  ['events: a disconnect by the wallet ends the connection', () => connecting(unwatched), /the family is connected/],
  [
    'events: null from the wallet breaks nothing',
    () =>
      connecting((sound, { provider: { on } }) => ({
        connect: async (request) => ({
          ...(await sound.connect(request)),
          watch: (listener) => on('accounts', (accounts) => listener.accountsChanged(accounts.map(({ address }) => ({ address })))),
        }),
      })),
    /destructure property 'address'/,
  ],
  ['disconnect: tells the wallet and stops listening', () => connecting(() => ({ disconnect: () => Promise.resolve() })), /was not told/],
  [
    'restore: takes up an earlier connection without a prompt',
    () => connecting((sound) => ({ reconnect: (request) => sound.connect(request) })),
    /asked again/,
  ],
  [
    'teardown: unloading while connected lets go of the wallet',
    () =>
      connecting((sound) => ({
        connect: async (request) => {
          const grant = await sound.connect(request)
          return { ...grant, watch: (listener) => (grant.watch?.(listener), () => undefined) }
        },
      })),
    /3 listeners are left/,
  ],
  [
    'loading: works with a wallet that is busy',
    () => {
      const setup = connecting(() => ({}))
      const start = async (): Promise<void> => void (await (setup.wallet as FakeWallet).provider.request({ method: 'connect' }))
      return { ...setup, manifest: { ...setup.manifest, load: () => Promise.resolve({ start }) } }
    },
    /did not start within/,
  ],
]

/** A connector that asks its wallet once in its life. */
function oneTry(sound: Connector): Partial<Connector> {
  let first: ReturnType<Connector['connect']> | undefined
  return { connect: (request) => (first ??= sound.connect(request)) }
}

function adapting(
  change: (sound: ChainAdapter, wallet: FakeWallet) => Partial<ChainAdapter>,
  provides = keyFor(chainAdapter, 'solana'),
): ChainAdapterSetup {
  const wallet = fakeWallet({ networkId: 'solana:1' })
  const sound = fakeChainAdapter('solana', { isAddress: (address) => typeof address === 'string' && /^s\d+$/.test(address) })
  const runtime: PluginRuntime = { services: [service(provides, {}, () => ({ ...sound, ...change(sound, wallet) }))] }
  return {
    ...plugin({ id: 'chain.planted', namespaces: ['solana'], provides: [provides] }, runtime),
    namespace: 'solana',
    addresses: { valid: ['s1'], invalid: ['x1'] },
    wallet,
    provider: wallet.provider,
  }
}

const raw =
  (method: string) =>
  (_: ChainAdapter, { provider: { request } }: FakeWallet): Partial<ChainAdapter> => ({
    [method]: async (_session: unknown, { caipNetworkId }: { readonly caipNetworkId?: string }) =>
      request({ method: method === 'signMessage' ? 'sign' : method, params: caipNetworkId }),
  })

const adapterViolations: readonly Planted<ChainAdapterSetup>[] = [
  [
    'adapter: is promised under the name that the kernel asks for',
    () => adapting(() => ({}), key as never),
    /does not name chain.adapter:solana/,
  ],
  ['adapter: is of the family that it is registered for', () => adapting(() => ({ namespace: 'sui' })), /it says sui/],
  [
    'adapter: has no member that is there only to throw',
    () => adapting(() => ({ balance: undefined as never })),
    /balance is there and can do nothing/,
  ],
  ['addresses: knows its own', () => adapting(() => ({ isAddress: () => false })), /s1 is an address/],
  ['addresses: knows no others', () => adapting(() => ({ isAddress: () => true })), /"x1" is no address/],
  ['addresses: a throwing toString is none', () => adapting(() => ({ isAddress: (address) => /^s\d/.test(address) })), /do not touch/],
  ['networks: one that the wallet lacks is named so', () => adapting(raw('switchNetwork')), /reject with 'wallet\/unknown-network'/],
  ['networks: switches after adding', () => adapting(() => ({ switchNetwork: () => Promise.resolve() })), /the wallet is on solana:1/],
  ['refusals: a no to switchNetwork is a refusal, and nothing else', () => adapting(raw('switchNetwork')), /reject with 'wallet\/refused'/],
  ['refusals: a no to addNetwork is a refusal, and nothing else', () => adapting(raw('addNetwork')), /reject with 'wallet\/refused'/],
  ['refusals: a no to signMessage is a refusal, and nothing else', () => adapting(raw('signMessage')), /reject with 'wallet\/refused'/],
  ['signing: an empty object is no signature', () => adapting(raw('signMessage')), /that is no signature/],
  [
    'balance: can be called off',
    () => adapting(() => ({ balance: () => Promise.resolve({ balance: '1', symbol: 'SOL' }) })),
    /goes on when its signal is aborted/,
  ],
]

/** One check per group of exotic values is enough to see the group fail. */
const exotic = /^(?:connect|events|addresses|signing): .* (?:is no account|breaks nothing|is none|is no signature)$/

describePlanted('plugin checks', { checks: pluginChecks, violations: pluginViolations })
describePlanted('feature checks', { checks: ownChecks(featureChecks), violations: featureViolations })
describePlanted('connector checks', { checks: ownChecks(connectorChecks), violations: connectorViolations })
describePlanted('chain adapter checks', { checks: ownChecks(chainAdapterChecks), violations: adapterViolations })

interface DescribePlantedOptions<S> {
  readonly checks: readonly Check<S>[]
  readonly violations: readonly Planted<S>[]
}

function describePlanted<S>(title: string, { checks, violations }: DescribePlantedOptions<S>): void {
  describe(title, () => {
    test.each(violations)('behavior: %s, broken', async (name, setup, says) => {
      const check = checks.find((each) => each.name === name)
      const run = async (): Promise<unknown> => check?.run(setup())
      const outcome = await run().then(() => 'nothing', String)
      expect(outcome).toMatch(says)
      Reflect.deleteProperty(globalThis, 'planted')
    })

    test('behavior: every check has its violation', () => {
      const names = checks.map(({ name }) => name).filter((name) => !exotic.test(name))
      expect(violations.map(([name]) => name).filter((name) => !exotic.test(name))).toEqual(names)
    })
  })
}

/** The checks that a suite adds to those of every plugin. */
function ownChecks<S>(checks: readonly Check<S>[]): readonly Check<S>[] {
  const elsewhere = [...pluginChecks, ...lifeChecks, ...connectorLifeChecks, ...adapterUseChecks].map(({ name }) => name)
  return checks.filter(({ name }) => !elsewhere.includes(name))
}
