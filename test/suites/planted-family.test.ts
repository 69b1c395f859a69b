/** A small family on the family base, whole and with one fault each: every check of a family, and of hostile input, can go red. */
import {
  type Account,
  type ChainAdapter,
  type Network,
  type PluginManifest,
  type PluginRuntime,
  type Session,
  chainAdapter,
  keyFor,
  walletError,
} from '@billfold/kernel'
import {
  type Family,
  type Operations,
  type WalletDriver,
  defineFamily,
  familyPlugin,
  fieldOf,
  itemsOf,
  windowWallets,
} from '@billfold/kernel/family'
import { type FakeWalletProvider, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { familyManifest } from '@billfold/kernel/manifest'
import { describe, expect, test } from 'vitest'
import { describeConnector, describeFamily, describeHostileInput } from './describe-checks.js'
import { familyChecks } from './family-checks.js'
import type { FamilySetup } from './family-setup.js'
import { hostileInputChecks } from './hostile-input-checks.js'
import { findOut } from './survey.js'

const namespace = 'sui'
const networks = [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })] as const
const methods = ['connect', 'accounts', 'network', 'disconnect', 'sign', 'send']

const driver: WalletDriver<FakeWalletProvider> = {
  connectMethod: 'connect',
  needed: 'a list of accounts',
  isWallet: (thing): thing is FakeWalletProvider => typeof fieldOf(thing, 'request') === 'function',
  connect: (_, ask) => ask.request({ method: 'connect' }),
  accounts: (_, ask) => ask.request({ method: 'accounts' }),
  readAccounts(said) {
    const addresses = itemsOf(said, 100)?.map((item) => fieldOf(item, 'address'))
    return addresses?.every((address) => typeof address === 'string') ? addresses.map((address) => ({ address })) : undefined
  },
  network: async (_, ask) => `${namespace}:${String(await ask.request({ method: 'network' })).slice(namespace.length + 1)}`,
  disconnect: (_, ask) => ask.request({ method: 'disconnect' }),
  listen({ on }, events) {
    const undos = [
      on('accounts', (said) => events.accounts(said)),
      on('network', (said: unknown) => events.network(typeof said === 'string' && said.startsWith('sui:') ? (said as 'sui:1') : undefined)),
      on('disconnect', (reason) => events.closed(reason)),
    ]
    return () => undos.forEach((undo) => undo())
  },
}

const request = ({ provider }: Session, method: string): Promise<unknown> => (provider as FakeWalletProvider).request({ method })

/** A schema that takes whatever a node answers. */
const anything = { kind: 'schema', async: false, '~run': (dataset: object) => Object.assign(dataset, { typed: true }) } as never

type Read = (address: string, urls: readonly string[], signal: AbortSignal) => Promise<string>

/** Operations of the family. `read` asks the first of some nodes for a balance. */
function operationsOf(read: Read, rpcUrls: Readonly<Record<string, readonly string[]>>): Operations {
  return {
    signMessage: (session) => asked(() => request(session, 'sign')),
    transfer: (session) => asked(() => request(session, 'send')),
    balance: async (address, { caipNetworkId, nativeCurrency: { symbol }, rpcUrls: named }, signal) => ({
      balance: await read(address, [...(rpcUrls[caipNetworkId] ?? []), ...named.default.http], signal),
      symbol,
    }),
  }
}

async function asked(ask: () => Promise<unknown>): Promise<string> {
  try {
    return String(await ask())
  } catch (error) {
    throw fieldOf(error, 'code') === 4001 ? walletError('wallet/refused', {}, error) : error
  }
}

/** One thing that a family does wrong. */
interface Fault {
  readonly driver?: Partial<WalletDriver<FakeWalletProvider>>
  readonly family?: (sound: Family) => Partial<Family>
  readonly operations?: (sound: Operations) => Partial<Operations>
  readonly manifest?: (sound: PluginManifest) => Partial<PluginManifest>
  readonly runtime?: (sound: PluginRuntime) => Partial<PluginRuntime>
}

function smallFamily(fault: Fault = {}): FamilySetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'sui:1' })
  const family: Family = {
    namespace,
    address: { isValid: (text) => typeof text === 'string' && /^0x[0-9a-z-]{1,66}$/.test(text) },
    wallets: [windowWallets([{ key: 'harbour', name: 'Harbour' }], { driver: { ...driver, ...fault.driver } })],
    discovery: 'start',
    can: ['balance', 'signMessage', 'transfer'],
    operations: async ({ http, options: { rpcUrls } }) => {
      const read: Read = async (_, [url = ''], signal) => {
        await http.node(namespace, url)?.get('/balance', { schema: anything, signal })
        return '1.5'
      }
      const sound = operationsOf(read, rpcUrls)
      return { ...sound, ...fault.operations?.(sound) }
    },
  }
  const load = async (): Promise<PluginRuntime> => {
    const sound = familyPlugin(defineFamily({ ...family, ...fault.family?.(family) }))
    return { ...sound, ...fault.runtime?.(sound) }
  }
  const manifest = familyManifest(namespace, { order: 90, rpc: methods, can: family.can, load })
  return {
    manifest: { ...manifest, ...fault.manifest?.(manifest) },
    ...{ namespace, networks, wallet, otherAddress: '0xb' },
    furnish: (page) => page.leave('harbour', wallet.provider),
    asked: () => wallet.calls.map(({ method }) => method),
    node: (fetch, host) => void fetch.route(host, { json: {} }),
    transfer: { to: '0xb', amount: 1n },
  }
}

describeFamily('a small family', smallFamily)
describeConnector('the wallet of a small family', smallFamily)
describeHostileInput('hostile input to the family base', smallFamily)

const without = (kind: 'rpc' | 'stored' | 'nodes', name: string): Fault => ({
  manifest: ({ reaches = [] }) => ({
    reaches: reaches.filter((reach) => (reach as { readonly [K in typeof kind]?: string })[kind] !== name),
  }),
})

const made = (): readonly Account[] => [{ address: '0xmade-up' }]

/** Gives the adapter a balance, and leaves out who asks for it. */
const unasked: Fault = {
  family: ({ can }) => ({ can: can.filter((name) => name !== 'balance') }),
  runtime: ({ services = [] }) => ({
    services: services.map((each) => {
      if (each.key !== keyFor(chainAdapter, namespace)) return each
      const balance: ChainAdapter['balance'] = async (_, network: Network) => ({ balance: '1.5', symbol: network.nativeCurrency.symbol })
      return { ...each, create: (given: object) => Object.assign(each.create(given) as ChainAdapter, { balance }) }
    }),
  }),
  manifest: ({ provides = [] }) => ({ provides: provides.filter((key) => !key.includes('native-balances')) }),
}

/** Asks the nodes of the network, whatever the host says. */
const deafToTheHost: Fault = {
  family: ({ operations }) => ({
    operations: (parts) => operations({ ...parts, options: { ...parts.options, rpcUrls: {} } }),
  }),
}

const faults: readonly (readonly [check: string, what: string, fault: Fault, says: RegExp])[] = [
  [
    'open: a wallet of the family is listed, and nobody is asked',
    'a wallet that is asked when it is found',
    {
      driver: {
        isWallet: (thing): thing is FakeWalletProvider => (
          void (thing as FakeWalletProvider | undefined)?.request({ method: 'connect' }),
          driver.isWallet(thing)
        ),
      },
    },
    /the person was asked/,
  ],
  ['connect: the account of the wallet is shown', 'an account of its own making', { driver: { readAccounts: made } }, /shows 0xmade-up/],
  ['balance: is shown with the account', 'a balance that nobody asks for', unasked, /nobody asks the adapter/],
  [
    'balance: is shown with the account',
    'a balance that is no amount',
    { operations: () => ({ balance: async () => ({ balance: '1,5', symbol: '' }) }) },
    /is no amount/,
  ],
  [
    'balance: is shown with the account',
    "no entry 'stored' for the balance",
    without('stored', 'cache.native-balance'),
    /nobody asks the adapter/,
  ],
  ['balance: is shown with the account', "no entry 'nodes'", without('nodes', namespace), /nobody asks the adapter/],
  [
    "balance: the host's own node is asked, before those of the network",
    "no ear for the host's nodes",
    deafToTheHost,
    /asked sui-1.example first/,
  ],
  [
    'balance: is known to the page that comes next, before a node answers',
    'a balance that nobody asks for',
    unasked,
    /nobody asks the adapter/,
  ],
  [
    'reload: the account and its balance are back, and nobody is asked',
    'a question at each load',
    { driver: { accounts: (_, ask) => ask.request({ method: 'connect' }) } },
    /asked again/,
  ],
  [
    'sign: a message is signed by the account that is shown',
    'no signature',
    { operations: () => ({ signMessage: async () => '' }) },
    /no signature/,
  ],
  [
    'send: gives back what names the transaction',
    'no name for the transaction',
    { operations: () => ({ transfer: async () => '' }) },
    /nothing names/,
  ],
  [
    'other account: nothing is signed with an account that the wallet has left',
    'no ear for another account',
    { driver: { listen: () => () => undefined } },
    /another account/,
  ],
  [
    'disconnect: the account and its balance are gone, and the wallet is told',
    'a wallet that is not told',
    { driver: { disconnect: async () => undefined } },
    /was not told/,
  ],
  [
    'reach: every method that the wallet was asked for is declared',
    "no entry 'rpc' for a method",
    without('rpc', 'sign'),
    /asked for sign/,
  ],
  [
    'reach: nothing is used that the manifest does not declare',
    "no entry 'stored' for the balance",
    without('stored', 'cache.native-balance'),
    /cache.native-balance/,
  ],
]

describe('a small family with one fault', () => {
  test.each(faults)('behavior: %s: red with %s', async (name, _, fault, says) => {
    const [check] = familyChecks.filter((each) => each.name === name)
    expect(check && (await findOut(check, () => smallFamily(fault)))).toMatchObject({
      outcome: 'fails',
      reason: expect.stringMatching(says),
    })
  })

  test('behavior: every check of a family has its fault', () => {
    const planted = faults.map(([name]) => name)
    expect(familyChecks.map(({ name }) => name).filter((name) => !planted.includes(name))).toEqual([])
  })

  test.each([
    ['makes accounts up', { driver: { readAccounts: made, network: async () => 'sui:1' } }, /^(?:connect|restore|lists|other account): /],
    ['listens to nothing', { driver: { listen: () => () => undefined } }, /^flood: the /],
  ] satisfies readonly (readonly [string, Fault, RegExp])[])(
    'behavior: a driver that %s: hostile input turns it red',
    async (_, fault, names) => {
      // A proxy that refuses everything never leaves the wallet: awaiting it looks at it.
      const checks = hostileInputChecks.filter(({ name }) => names.test(name) && !name.startsWith('lists: a proxy'))
      const findings = await Promise.all(checks.map((check) => findOut(check, () => smallFamily(fault))))
      expect(findings.filter(({ outcome }) => outcome !== 'fails').map(({ name }) => name)).toEqual([])
    },
  )
})
