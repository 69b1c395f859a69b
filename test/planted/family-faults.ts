import { type Account, type ChainAdapter, type Network, chainAdapter, keyFor } from '@billfold/kernel'
import { type Operations, fieldOf } from '@billfold/kernel/family'
import type { FakeWalletProvider } from '@billfold/test/fakes'
import type { FamilySetup } from '../suites/family-setup.js'
import type { PlantedFault } from './plant.js'
import { type FamilyFault, driver, namespace, smallFamily } from './small-family.js'

const without = (kind: 'rpc' | 'stored' | 'nodes', name: string): FamilyFault => ({
  manifest: ({ reaches = [] }) => ({
    reaches: reaches.filter((reach) => (reach as { readonly [K in typeof kind]?: string })[kind] !== name),
  }),
})

const made = (): readonly Account[] => [{ address: '0xmade-up' }]

/** Gives the adapter a balance, and leaves out who asks for it. */
const unasked: FamilyFault = {
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
const ignoringTheHost: FamilyFault = {
  family: ({ operations }) => ({
    operations: (parts) => operations({ ...parts, options: { ...parts.options, rpcUrls: {} } }),
  }),
}

const operating = (operations: Partial<Operations>): FamilyFault => ({ operations: () => operations })
const listening = (ignored: 'accounts' | 'network' | 'closed'): FamilyFault => ({
  driver: { listen: (wallet, events) => driver.listen?.(wallet, { ...events, [ignored]: () => undefined }) ?? (() => undefined) },
})
const askedWhenFound: FamilyFault = {
  driver: {
    isWallet: (thing): thing is FakeWalletProvider => (
      void (thing as FakeWalletProvider | undefined)?.request({ method: 'connect' }),
      driver.isWallet(thing)
    ),
  },
}

const faults: readonly (readonly [fault: string, check: string, fault: FamilyFault])[] = [
  ['asks a wallet when it is found', 'open: a wallet of the family', askedWhenFound],
  ['never looks for wallets', 'open: a wallet of the family', { family: () => ({ discovery: false }) }],
  ['has no way to find wallets', 'open: a wallet of the family', { family: () => ({ finders: [] }) }],
  [
    'knows no wallet when it sees one',
    'open: a wallet of the family',
    { driver: { isWallet: (thing): thing is FakeWalletProvider => fieldOf(thing, 'isAnother') === true } },
  ],
  ['makes accounts up', 'connect: the account of the wallet', { driver: { readAccounts: made } }],
  ['reads no accounts', 'connect: the account of the wallet', { driver: { readAccounts: () => undefined } }],
  ['takes its own addresses for none', 'connect: the account of the wallet', { family: () => ({ address: { isValid: () => false } }) }],
  [
    'asks for accounts where it should connect',
    'connect: the account of the wallet',
    { driver: { connect: (_, ask) => ask.request({ method: 'accounts' }) } },
  ],
  ['has a balance that nobody asks for', 'balance: is shown', unasked],
  ['writes a balance with a comma', 'balance: is shown', operating({ balance: async () => ({ balance: '1,5', symbol: 'SUI' }) })],
  ['writes a balance without its symbol', 'balance: is shown', operating({ balance: async () => ({ balance: '1.5', symbol: '' }) })],
  ['reads no balance', 'balance: is shown', operating({ balance: () => Promise.reject(new Error('not read')) })],
  ["has no entry 'stored' for the balance", 'balance: is shown', without('stored', 'cache.native-balance')],
  ["has no entry 'nodes'", 'balance: is shown', without('nodes', namespace)],
  ["has no ear for the host's nodes", "balance: the host's own node", ignoringTheHost],
  ['asks nobody for a balance', "balance: the host's own node", operating({ balance: async () => ({ balance: '1.5', symbol: 'SUI' }) })],
  ['keeps no balance for the next page', 'balance: is known to the page', unasked],
  ['asks the person at each load', 'reload: the account', { driver: { accounts: (_, ask) => ask.request({ method: 'connect' }) } }],
  ['forgets who was connected', 'reload: the account', { driver: { accounts: async () => [] } }],
  ['signs with nothing', 'sign: a message', operating({ signMessage: async () => '' })],
  ['signs with an empty list', 'sign: a message', operating({ signMessage: async () => [] as never })],
  ['names no transaction', 'send: gives back', operating({ transfer: async () => '' })],
  ['sends nothing', 'send: gives back', operating({ transfer: () => Promise.reject(new Error('not sent')) })],
  ['has no ear for another account', 'other account: nothing is signed', listening('accounts')],
  ['listens to nothing', 'other account: nothing is signed', { driver: { listen: () => () => undefined } }],
  ['does not tell the wallet at the end', 'disconnect: the account', { driver: { disconnect: async () => undefined } }],
  [
    'listens on after the end',
    'disconnect: the account',
    { driver: { listen: (wallet, events) => (driver.listen?.(wallet, events), () => undefined) } },
  ],
  ["has no entry 'rpc' for signing", 'reach: every method', without('rpc', 'sign')],
  ["has no entry 'rpc' for sending", 'reach: every method', without('rpc', 'send')],
  ['stores what it does not declare', 'reach: nothing is used', without('stored', 'cache.native-balance')],
]

export const familyFaults: readonly PlantedFault<FamilySetup>[] = faults.map(([fault, check, planted]) => [
  fault,
  check,
  () => smallFamily(planted),
])
