import { type Connector, type Grant, type PluginRuntime, kernelKey, walletError } from '@billfold/kernel'
import { type FakeWallet, walletFailures } from '@billfold/test/fakes'
import type { ConnectorSetup } from '../suites/connector-setup.js'
import { type PlantedFault, connector, hearing } from './plant.js'

type Change = (sound: Connector, wallet: FakeWallet) => Partial<Connector>

const changed = (change: Change) => (): ConnectorSetup => connector(change)
const saying = (facts: Partial<Connector>): (() => ConnectorSetup) => changed(() => facts)
const granting = (change: (grant: Grant) => Partial<Grant>): (() => ConnectorSetup) =>
  changed((sound) => ({ connect: async (request) => sound.connect(request).then((grant) => ({ ...grant, ...change(grant) })) }))
const failing = (error: unknown): (() => ConnectorSetup) =>
  changed(() => ({
    connect: async () => {
      throw error
    },
  }))
const starting = (start: (made: Connector) => NonNullable<PluginRuntime['start']>) => (): ConnectorSetup => connector(() => ({}), { start })
const ignore = (): void => undefined
const refusal = walletError('wallet/refused', {})

/** Asks its wallet once in its life. */
const once: Change = (sound) => {
  let first: Promise<Grant> | undefined
  return { connect: (request) => (first ??= sound.connect(request)) }
}

/** Lets go of nothing that it listens to. */
const clinging = granting((grant) => ({ watch: (listener) => (grant.watch?.(listener), ignore) }))

export const connectorFaults: readonly PlantedFault<ConnectorSetup>[] = [
  ['has no name', 'connector: says what it is', saying({ name: '' })],
  ['has no type', 'connector: says what it is', saying({ type: '' as never })],
  [
    'stays on the list when it is unloaded',
    'connector: is gone',
    starting((made) => (scope) => void scope.get(kernelKey('connectors')).add(made)),
  ],
  [
    'is found the first time only',
    'discovery: finds its wallet again',
    () => {
      let starts = 0
      return connector(() => ({}), {
        start: (made) => (scope) => (++starts === 1 ? scope.onStop(scope.get(kernelKey('connectors')).add(made)) : undefined),
      })
    },
  ],
  [
    'asks the person when it is found',
    'discovery: asks the person nothing',
    () => {
      const setup = connector(() => ({}))
      const load = async (): Promise<PluginRuntime> => {
        await (setup.wallet as FakeWallet).provider.request({ method: 'connect' })
        return setup.manifest.load()
      }
      return { ...setup, manifest: { ...setup.manifest, load } }
    },
  ],
  ['has a script for a picture', 'discovery: its picture', saying({ imageUrl: 'javascript:alert(1)' })],
  ['has a page for a picture', 'discovery: its picture', saying({ imageUrl: 'data:text/html,<script>' })],
  ['has a picture that is not encrypted', 'discovery: its picture', saying({ imageUrl: 'http://tracker.example/x.png' })],
  ['shows another account', 'connect: shows the account', granting(() => ({ accounts: [{ address: '0xb' }] }))],
  ['shows another network', 'connect: shows the account', granting(() => ({ networkId: 'eip155:2' }))],
  ['grants no account', 'connect: shows the account', granting(() => ({ accounts: [] }))],
  [
    'names an active account that it does not grant',
    'connect: shows the account',
    granting(() => ({ accounts: [{ address: '0xc' }, { address: '0xa' }] })),
  ],
  [
    'takes a no for a failure',
    'connect: a no',
    changed((_, { provider }) => ({ connect: () => provider.request({ method: 'connect' }) as never })),
  ],
  ['takes a no for a yes', 'connect: a no', changed(() => ({ connect: async () => ({ accounts: [{ address: '0xa' }], provider: {} }) }))],
  ['takes a failing wallet for a no', 'connect: a failing wallet', failing(refusal)],
  [
    'takes a failing wallet for a yes',
    'connect: a failing wallet',
    changed(() => ({ connect: async () => ({ accounts: [{ address: '0xa' }], provider: {} }) })),
  ],
  ['never connects after a no', 'connect: works after a no', changed(once)],
  ['keeps a yes that nobody waits for', 'connect: a yes that comes after', saying({ disconnect: () => Promise.resolve() })],
  [
    'takes a second answer for the end',
    'connect: a wallet that answers twice',
    hearing(({ disconnected }) => ({ accountsChanged: () => disconnected('confused') })),
  ],
  [
    'asks the person twice',
    'reject: every attempt asks once',
    changed((sound) => ({ connect: (request) => sound.connect(request).catch(() => sound.connect(request)) })),
  ],
  [
    'listens on after a no',
    'reject: leaves no listener',
    changed((sound, { provider }) => ({ connect: (request) => (provider.on('accounts', ignore), sound.connect(request)) })),
  ],
  ['takes an open window for a no', 'pending: a wallet that has another window open', failing(refusal)],
  ['never connects after an open window', 'pending: connects when', changed(once)],
  ['gives a silent person up at once', 'silent: the family is connecting', failing(walletFailures.failed)],
  ['gives a late yes up', 'silent: connects when', failing(walletFailures.failed)],
  ['hears no other account', 'events: follows the account', hearing(() => ({ accountsChanged: ignore }))],
  ['hears no other network', 'events: follows the network', hearing(() => ({ networkChanged: ignore }))],
  ['hears of no end', 'events: a disconnect by the wallet', hearing(() => ({ disconnected: ignore }))],
  [
    'takes a lock for nothing',
    'events: a lock by the wallet',
    hearing(({ accountsChanged }) => ({ accountsChanged: (accounts) => accounts.length > 0 && accountsChanged(accounts) })),
  ],
  [
    'takes a withdrawn permission for nothing',
    'events: permission that is taken back',
    hearing(({ accountsChanged }) => ({ accountsChanged: (accounts) => accounts.length > 0 && accountsChanged(accounts) })),
  ],
  [
    'hears of the first account only',
    'events: follows the account there and back',
    () => {
      let heard = 0
      return hearing(({ accountsChanged }) => ({ accountsChanged: (accounts) => void (++heard === 1 && accountsChanged(accounts)) }))()
    },
  ],
  [
    'hears of the first network only',
    'events: follows the network there and back',
    () => {
      let heard = 0
      return hearing(({ networkChanged }) => ({ networkChanged: (networkId) => void (++heard === 1 && networkChanged(networkId)) }))()
    },
  ],
  [
    'looks into what a wallet says',
    'events: null from the wallet',
    hearing(({ accountsChanged }) => ({ accountsChanged: (accounts) => accountsChanged(accounts.map(({ address }) => ({ address }))) })),
  ],
  [
    'makes an account of anything',
    'connect: null from the wallet',
    granting(() => ({ accounts: [{ address: '0xmade-up' }], networkId: 'eip155:1' })),
  ],
  ['does not tell the wallet at the end', 'disconnect: tells the wallet', saying({ disconnect: () => Promise.resolve() })],
  ['listens on after the end', 'disconnect: tells the wallet', clinging],
  ['listens on when it is unloaded', 'teardown: unloading while connected', clinging],
  [
    'connects once in its life',
    'disconnect: can be followed by connecting',
    () => {
      let asked = 0
      return connector((sound) => ({
        connect: (request) => (++asked === 1 ? sound.connect(request) : Promise.reject(walletFailures.failed)),
      }))
    },
  ],
  ['asks the person at a restore', 'restore: takes up', changed((sound) => ({ reconnect: (request) => sound.connect(request) }))],
  ['restores nobody', 'restore: takes up', saying({ reconnect: async () => undefined })],
  [
    'restores another account',
    'restore: takes up',
    changed((sound) => ({
      reconnect: async (request) => {
        const grant = await sound.reconnect?.(request)
        return grant && { ...grant, accounts: [{ address: '0xb' }] }
      },
    })),
  ],
  [
    'restores an account of its own making',
    'restore: junk from the wallet',
    changed((sound) => ({
      reconnect: (request) =>
        sound.connect(request).then((grant) => ({ ...grant, accounts: [{ address: '0xmade-up' }], networkId: 'eip155:1' })),
    })),
  ],
  ['asks for a method that it does not declare', 'reach: every method', () => connector(() => ({}), { asked: () => ['connect'] })],
]
