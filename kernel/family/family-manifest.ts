import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { PluginId, PluginManifest } from '../src/core/plugins/manifest.js'
import type { PluginRuntime } from '../src/core/plugins/runtime.js'
import type { Key } from '../src/core/services/key.js'
import type { FamilyAccounts, RpcMethodLists } from '../src/wallets/open.js'
import type { DiscoveryMoment } from './discover-wallets.js'
import type { FamilyIdentity, OperationName } from './define-family.js'
import type { WalletSearch } from './wallet-search.js'

/** Options that a host gives to every family. */
export interface FamilyOptions {
  /**
   * When wallets of the browser are looked for: with the modal, or for a connection that is restored (`open`), as soon as the plugin runs
   * (`start`), or never (`false`).
   */
  readonly discovery?: DiscoveryMoment | undefined
}

/** Facts of a family's manifest beyond those that all of them state. */
export interface FamilyFacts<O extends FamilyOptions> {
  /** Those of the host, which the code of the family is given. */
  readonly options: O
  readonly version?: string
  /** The place of its wallets among those of other families. */
  readonly order: number
  /** The methods that its wallets are asked for. */
  readonly rpc: readonly string[]
  /** The types of its accounts; absent, each is `eoa`. */
  readonly accounts?: Omit<FamilyAccounts, 'namespace'>
  /** The names of what it can do, each of which its operations have. With `balance` it reads nodes, and keeps what it read. */
  readonly can: readonly OperationName[]
  /** True when it brings what the libraries of a host talk to: they may end a connection. */
  readonly hasHostProvider?: boolean
  /** Keys beside those of every family. */
  readonly provides?: readonly Key<unknown>[]
  /** Loads what finds its wallets in this page, without the runtime. */
  finds?(): Promise<{ walletSearch(options: O): WalletSearch }>
  /** Loads what makes the runtime, which is told what is said here. */
  load(): Promise<{ plugin(family: FamilyIdentity, options: O): PluginRuntime }>
}

/** The manifest of a chain family: plain data until something of it is used. */
export function familyManifest<O extends FamilyOptions>(namespace: ChainNamespace, facts: FamilyFacts<O>): PluginManifest {
  const { options, version = '0.0.0', order, rpc, accounts, can, hasHostProvider, provides = [], finds, load } = facts
  const { discovery } = options
  const keyOf = (name: string): Key<unknown> => `chain.${name}:${namespace}` as Key<unknown>
  const methods = keyOf('wallet-methods') as Key<RpcMethodLists>
  const hasBalance = can.includes('balance')
  return {
    id: `chain.${namespace}` as PluginId,
    contract: 1,
    version,
    namespaces: [namespace],
    provides: [
      keyOf('adapter'),
      methods,
      ...(hasHostProvider ? [keyOf('host-provider')] : []),
      ...(hasBalance ? [keyOf('native-balances')] : []),
      ...provides,
    ],
    slots: [
      { slot: 'wallet.sources', order, item: { kind: 'injected' } },
      ...(accounts ? [{ slot: 'family.accounts', order: 10, item: { namespace, ...accounts } } as const] : []),
      { slot: 'rpc.methods', order: 10, item: { namespace, more: methods } },
    ],
    reaches: [
      ...rpc.map((method) => ({ rpc: method })),
      ...(hasBalance ? ([{ nodes: namespace }, { endpoint: 'blockchain' }, { stored: 'cache.native-balance' }] as const) : []),
      ...(hasHostProvider ? [{ stored: 'connection-status' } as const] : []),
    ],
    loadOn: ['open', `namespace:${namespace}`],
    ...(finds && discovery !== false && { finds: async () => (await finds()).walletSearch(options) }),
    load: async () => (await load()).plugin({ namespace, can, discovery }, options),
  }
}
