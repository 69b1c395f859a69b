/** A small family on the family base, to plant one fault in. */
import { type PluginManifest, type PluginRuntime, type Session, walletError } from '@billfold/kernel'
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
import type { FamilySetup } from '../suites/family-setup.js'

export const namespace = 'sui'
const networks = [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })] as const
const methods = ['connect', 'accounts', 'network', 'disconnect', 'sign', 'send']

/** Asks, reads and follows a fake wallet. */
export const driver: WalletDriver<FakeWalletProvider> = {
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
export interface FamilyFault {
  readonly driver?: Partial<WalletDriver<FakeWalletProvider>>
  readonly family?: (sound: Family) => Partial<Family>
  readonly operations?: (sound: Operations) => Partial<Operations>
  readonly manifest?: (sound: PluginManifest) => Partial<PluginManifest>
  readonly runtime?: (sound: PluginRuntime) => Partial<PluginRuntime>
}

/** The family with a fault, or sound. */
export function smallFamily(fault: FamilyFault = {}): FamilySetup {
  const wallet = fakeWallet({ accounts: [{ address: '0xa' }], networkId: 'sui:1' })
  const family: Family = {
    namespace,
    address: { isValid: (text) => typeof text === 'string' && /^0x[0-9a-z-]{1,66}$/.test(text) },
    finders: [windowWallets([{ key: 'harbour', name: 'Harbour' }], { driver: { ...driver, ...fault.driver } })],
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
  const plugin = (): PluginRuntime => {
    const sound = familyPlugin(defineFamily({ ...family, ...fault.family?.(family) }))
    return { ...sound, ...fault.runtime?.(sound) }
  }
  const load = async () => ({ plugin })
  const manifest = familyManifest(namespace, { options: {}, order: 90, rpc: methods, can: family.can, load })
  return {
    manifest: { ...manifest, ...fault.manifest?.(manifest) },
    ...{ namespace, networks, wallet, otherAddress: '0xb' },
    furnish: (page) => page.leave('harbour', wallet.provider),
    asked: () => wallet.calls.map(({ method }) => method),
    node: (fetch, host) => void fetch.route(host, { json: {} }),
    transfer: { to: '0xb', amount: 1n },
  }
}
