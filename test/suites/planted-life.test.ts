/** Each check of a plugin's life, broken once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChainAdapter, type Connector, type PluginRuntime, walletError, kernelKey } from '@billfold/kernel'
import { type FakePage, type FakeWallet, fakeConnector, walletFailures } from '@billfold/test/fakes'
import { afterAll, describe, expect, test } from 'vitest'
import { adapterUseChecks } from './adapter-use-checks.js'
import type { PluginSetup } from './bench.js'
import type { ChainAdapterSetup } from './chain-adapter-setup.js'
import type { Check } from './check.js'
import { connectorLifeChecks } from './connector-life-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { adapter, connector, plugin } from '../planted/plant.js'
import { lifeChecks } from './life-checks.js'
import { groupOf } from './survey.js'

type Planted<S> = readonly [name: string, setup: () => S, says: RegExp]

const folder = mkdtempSync(join(tmpdir(), 'billfold-planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A manifest that is a file, for the checks that bundle it. */
function written(files: Readonly<Record<string, string>>): PluginSetup {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { ...plugin({}), entry: join(folder, 'manifest.ts') }
}

const noise = Array.from({ length: 2_000 }, (_, index) => Math.sin(index + 1).toString(36)).join('')

const lifeViolations: readonly Planted<PluginSetup>[] = [
  [
    'storage: loading it writes only what it declares',
    // The kernel writes for it what it may not write itself.
    () => plugin({ start: (scope) => scope.get(kernelKey('connections')).preferAccountType('eip155', 'smartAccount') }),
    /it wrote billfold\/default\/preferred-account-types/,
  ],
  [
    'slots: its entries go when it is unregistered',
    () =>
      plugin({
        start: (scope) => void scope.get(kernelKey('slots')).add({ slot: 'wallet.sources', order: 1, item: { kind: 'injected' } }),
      }),
    /an entry that it added still stands in wallet.sources/,
  ],
  ['leak: no listeners are left after it came and went ten times', clinging, /10 more listeners/],
  ['leak: nothing is held when its kernel has ended', clinging, /listeners are still held/],
  [
    'budget: its eager half weighs at most 1 kB in a bundle',
    () => written({ 'manifest.ts': `export const words = ${JSON.stringify(noise)}` }),
    /it weighs \d+ bytes/,
  ],
  [
    'budget: nothing of its runtime stands in its eager half',
    () => written({ 'manifest.ts': "export { heavy } from './heavy.js'", 'heavy.ts': 'export const heavy = Math.random()' }),
    /heavy.ts is part of it/,
  ],
]

/** Listens to the window itself, and not through the kernel, which would let go of it. */
function clinging(): PluginSetup {
  let page: FakePage | undefined
  return { ...plugin({ start: () => void page?.listen('x', () => undefined) }), furnish: (given) => void (page = given) }
}

const unwatched = (sound: Connector): Partial<Connector> => ({
  connect: async (request) => ({ ...(await sound.connect(request)), watch: () => () => undefined }),
})

const once = (): ConnectorSetup => {
  let starts = 0
  const setup = connector(() => ({}))
  const found = fakeConnector({ wallet: setup.wallet as FakeWallet })
  const start: PluginRuntime['start'] = (scope) => {
    if (++starts === 1) scope.onStop(scope.get(kernelKey('connectors')).add(found))
  }
  return { ...setup, manifest: { ...setup.manifest, load: () => Promise.resolve({ start }) } }
}

const connectorViolations: readonly Planted<ConnectorSetup>[] = [
  ['discovery: finds its wallet again after it was unloaded', once, /not found a second time/],
  [
    'discovery: asks the person nothing',
    () => {
      const setup = connector(() => ({}))
      const { provider } = setup.wallet as FakeWallet
      const load = async (): Promise<PluginRuntime> => {
        await provider.request({ method: 'connect' })
        return setup.manifest.load()
      }
      return { ...setup, manifest: { ...setup.manifest, load } }
    },
    /asked 1 times before anybody connected/,
  ],
  ['discovery: its picture is a picture', () => connector(() => ({ imageUrl: 'javascript:alert(1)' })), /is no picture/],
  [
    'reject: leaves no listener on the wallet',
    () =>
      connector((sound, { provider }) => ({
        connect: (request) => (provider.on('accounts', () => undefined), sound.connect(request)),
      })),
    /1 listeners are left after a no/,
  ],
  [
    'reject: every attempt asks once',
    () => connector((sound) => ({ connect: (request) => sound.connect(request).catch(() => sound.connect(request)) })),
    /asked the person 10 times/,
  ],
  [
    'pending: a wallet that has another window open waits for it, and asks nobody',
    () => connector(() => ({ connect: () => Promise.reject(walletError('wallet/refused', {})) })),
    /it ended refused/,
  ],
  [
    'pending: connects when that window is closed',
    () => {
      let first: ReturnType<Connector['connect']> | undefined
      return connector((sound) => ({ connect: (request) => (first ??= sound.connect(request)) }))
    },
    /a second try ended failed/,
  ],
  [
    'silent: the family is connecting while the person looks elsewhere',
    () => connector(() => ({ connect: () => Promise.reject(walletFailures.failed) })),
    /the family is disconnected/,
  ],
  [
    'silent: connects when the answer comes at last',
    () => connector(() => ({ connect: () => Promise.reject(walletFailures.failed) })),
    /a late yes ended failed/,
  ],
  [
    'twice: a question that waits is not put a second time beside it',
    () => connector(() => ({ connect: () => Promise.reject(walletFailures.failed) })),
    /the family is disconnected/,
  ],
  ['events: follows the account there and back', () => connector(wrongAccount), /the kernel shows 0xb/],
  ['events: follows the network there and back', () => connector(forgetfulNetwork), /the kernel is on eip155:2/],
  ['events: permission that is taken back ends the connection', () => connector(unwatched), /the family is connected/],
  [
    'disconnect: can be followed by connecting, five times',
    () => {
      let first: ReturnType<Connector['connect']> | undefined
      return connector((sound) => ({
        connect: (request) => (first === undefined ? (first = sound.connect(request)) : Promise.reject(walletFailures.failed)),
      }))
    },
    /round 2 does not connect/,
  ],
  [
    'restore: junk from the wallet restores nothing',
    () =>
      connector((sound) => ({
        reconnect: (request) =>
          sound.connect(request).then((grant) => ({ ...grant, accounts: [{ address: '0xmade-up' }], networkId: 'eip155:1' })),
      })),
    /the kernel shows 0xmade-up/,
  ],
  [
    'reach: every method that it asks the wallet for is declared',
    () => connector(() => ({}), { asked: () => ['connect'] }),
    /it asked for connect/,
  ],
]

/** Hears of the first change only. */
function wrongAccount(sound: Connector, { provider: { on } }: FakeWallet): Partial<Connector> {
  return {
    connect: async (request) => ({
      ...(await sound.connect(request)),
      watch: (listener) => {
        const undo = on('accounts', (accounts) => (undo(), listener.accountsChanged(accounts)))
        return undo
      },
    }),
  }
}

function forgetfulNetwork(sound: Connector, { provider: { on } }: FakeWallet): Partial<Connector> {
  return {
    connect: async (request) => ({
      ...(await sound.connect(request)),
      watch: (listener) => {
        const undo = on('network', (networkId) => (undo(), listener.networkChanged(networkId)))
        return undo
      },
    }),
  }
}

const sending = (send: (wallet: FakeWallet) => Promise<unknown>) => (_: ChainAdapter, wallet: FakeWallet) => ({
  sendTransaction: async () => (await send(wallet)) as string,
})
const raw = sending(({ provider }) => provider.request({ method: 'sign' }))
const signing = (answer: () => Promise<string>) => (): Partial<ChainAdapter> => ({ signMessage: answer })

const adapterViolations: readonly Planted<ChainAdapterSetup>[] = [
  ['signing: a signature is what the wallet said', () => adapter(signing(() => Promise.resolve(''))), /there is no signature/],
  [
    'signing: a wallet that fails is no refusal',
    () => adapter(signing(() => Promise.reject(walletError('wallet/refused', {})))),
    /ended with a refusal/,
  ],
  ['send: gives back what names the transaction', () => adapter(sending(() => Promise.resolve(''))), /nothing names the transaction/],
  ['send: a no is a refusal, and nothing else', () => adapter(raw), /did not reject with 'wallet\/refused'/],
  ['send: a wallet that fails is no refusal', () => adapter(sending(() => Promise.resolve('0x1'))), /ended with success/],
  ['send: null names no transaction', () => adapter(sending(() => Promise.resolve({}))), /names no transaction/],
  [
    'balances: an amount is a decimal number with its symbol',
    () => adapter(() => ({ balance: () => Promise.resolve({ balance: '1e-7', symbol: 'SOL' }) })),
    /is no amount/,
  ],
  ['balances: a node whose answer is malformed makes no balance', () => adapter(() => ({})), /it made 1.5 of it/],
  [
    'tokens: reading them can be called off',
    () => adapter(() => ({ tokens: () => Promise.resolve([]) })),
    /goes on when its signal is aborted/,
  ],
  [
    'units: reading and writing an amount undo each other',
    () => adapter(() => ({ parseUnits: (value) => BigInt(Math.floor(Number(value))), formatUnits: String })),
    /1.5 became 1$/,
  ],
]

describePlanted('life', lifeChecks, lifeViolations)
describePlanted('connector', connectorLifeChecks, connectorViolations)
describePlanted('adapter', adapterUseChecks, adapterViolations)

function describePlanted<S>(title: string, ...[checks, violations]: [readonly Check<S>[], readonly Planted<S>[]]): void {
  describe(title, () => {
    test.each(violations)('behavior: %s, broken', async (name, setup, says) => {
      const check = checks.find((each) => each.name === name)
      const run = async (): Promise<unknown> => check?.run(setup())
      expect(await run().then(() => 'nothing', String)).toMatch(says)
    })

    test('behavior: every group of checks has its violation', () => {
      const groups = new Set(checks.map(({ name }) => groupOf(name)))
      const broken = new Set(violations.map(([name]) => groupOf(name)))
      expect([...groups].filter((name) => !broken.has(name))).toEqual([])
    })
  })
}
